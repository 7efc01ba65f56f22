import { describe, expect, it } from 'vitest';
import { isLocked } from './device-session.ts';

const hour = 3_600_000;
const session = { sessionId: 's', username: 'office', confirmedAt: 1000 * hour };

describe('isLocked', () => {
  it('shows the copy for 72 hours after the server confirmed the session', () => {
    expect(isLocked(session, (1000 + 72) * hour)).toBe(false);
    expect(isLocked(session, (1000 + 72) * hour + 1)).toBe(true);
  });

  it('locks when the clock was set back', () => {
    expect(isLocked(session, 999.5 * hour)).toBe(false);
    expect(isLocked(session, 990 * hour)).toBe(true);
  });
});
