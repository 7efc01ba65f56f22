import { describe, expect, it } from 'vitest';
import { firstOwnerId } from '../../record/stored-people.ts';
import { decideRole } from '../people/change-role.ts';
import { decideRemoval } from '../people/remove-person.ts';
import { officeOfOne, sampleAt, withJoined } from '../people/sample-people.ts';
import { jobOf, orderWithJob, orderWithJobIn, sampleTranslator } from '../sample-job.ts';
import { decideReassignment } from './reassign.ts';

const at = sampleAt + 1000;
const office = withJoined(officeOfOne, sampleTranslator.id, 'translator');
const context = { at: sampleAt, by: firstOwnerId };

describe('decideReassignment of jobs', () => {
  it('takes back the jobs of a translator who was removed, or has another role, once', () => {
    const { id } = sampleTranslator;
    const removed = decideRemoval(office, { id }, context).people;
    const promoted = decideRole(office, { id, role: 'staff' }, context).people;
    for (const [people, because] of [[removed, 'removed'] as const, [promoted, 'role'] as const]) {
      const { kind, quote } = decideReassignment(orderWithJobIn('accepted'), people, at);
      expect(kind).toBe('changed');
      expect(jobOf(quote).steps.at(-1)).toEqual({
        ...{ state: 'taken-back', because, at: new Date(at).toISOString() },
      });
      expect(decideReassignment(quote, people, at).kind).toBe('unchanged');
    }
  });

  it('leaves the jobs of those who are here, and what was handed in', () => {
    expect(decideReassignment(orderWithJob(), office, at).kind).toBe('unchanged');
    const { people } = decideRemoval(office, { id: sampleTranslator.id }, context);
    for (const state of ['handed-in', 'done', 'declined', 'taken-back']) {
      expect(decideReassignment(orderWithJobIn(state), people, at).kind).toBe('unchanged');
    }
  });
});
