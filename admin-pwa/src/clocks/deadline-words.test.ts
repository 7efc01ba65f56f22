import { describe, expect, it, vi } from 'vitest';
import { readDeadline } from './client-deadline.ts';
import { deadlineElsewhere, deadlineHere } from './deadline-words.ts';

const now = Date.parse('2027-01-10T12:00:00.000Z');

vi.mock('./zone-time.ts', async (importActual) => ({
  ...(await importActual<typeof import('./zone-time.ts')>()),
  localZone: () => 'Asia/Shanghai',
}));

describe('a deadline that is on another day for the client', () => {
  const deadline = readDeadline({
    deadlineDate: '2027-01-14',
    deadlineTime: '17:30',
    timeZone: 'America/Los_Angeles',
  });

  it('is named by the moment it is here, in the list as in the detail', () => {
    expect(Date.parse('2027-01-15T01:30:00.000Z')).toBe('at' in deadline && deadline.at);
    expect(deadlineHere(deadline, now)).toMatch(/^\w{3} 1[45] Jan, \d\d:30$/);
  });

  it('is named by the client’s clock beside it, with the place', () => {
    expect(deadlineElsewhere(deadline, now)).toBe(
      'For the client: Thu 14 Jan, 17:30 in Los Angeles',
    );
  });
});

describe('a deadline in the zone here', () => {
  it('needs no second clock, and no time where none was given', () => {
    const deadline = readDeadline({ deadlineDate: '2027-01-14', timeZone: 'Asia/Shanghai' });
    expect(deadlineHere(deadline, now)).toBe('Thu 14 Jan');
    expect(deadlineElsewhere(deadline, now)).toBeNull();
  });

  it('says so where the zone of the client is not known', () => {
    const deadline = readDeadline({ deadlineDate: '2027-01-14' });
    expect(deadlineElsewhere(deadline, now)).toBe('Client’s time zone unknown');
  });
});
