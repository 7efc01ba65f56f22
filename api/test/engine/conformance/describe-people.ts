import { sampleFactor, withSampleFactor } from '@yiqiao/contract/commands/factor/sample-factor';
import { decideFactorUse } from '@yiqiao/contract/commands/factor/use-factor';
import { decideNewPasskey } from '@yiqiao/contract/commands/passkeys/add-passkey';
import { decidePasskeyUse } from '@yiqiao/contract/commands/passkeys/use-passkey';
import { decideRole } from '@yiqiao/contract/commands/people/change-role';
import { decideRemoval } from '@yiqiao/contract/commands/people/remove-person';
import {
  sampleAt as at,
  officeOfOne,
  withInvited,
  withJoined,
} from '@yiqiao/contract/commands/people/sample-people';
import {
  firstOwnerId,
  ownersHere,
  type StoredPeople,
  withFirstOwner,
} from '@yiqiao/contract/record/stored-people';
import type { PeopleStore } from '@yiqiao/ports/people-store';
import { keptPeopleSchema } from '@yiqiao/ports/schema/people-schema';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fullestValue } from '../../fullest-value.ts';
import { type EngineUnderTest, openForTest } from './engine-under-test.ts';

const open = (stored: StoredPeople | null) => withFirstOwner(stored, 'admin');

function put(people: PeopleStore, next: StoredPeople) {
  return people.change(() => ({ kind: 'changed', people: next }));
}

/** With a passkey of the first owner. */
function withPasskey(people: StoredPeople, id: string): StoredPeople {
  const made = { publicKey: 'a2V5', counter: 0, transports: [], isBackedUp: false };
  const passkey = { ...made, id, host: 'office.example', name: 'A passkey' };
  const answered = { challenge: 'made', endsAt: at };
  const request = { passkey, handle: 'handle', answered };
  return decideNewPasskey(people, request, { at, by: firstOwnerId }).people;
}

function invite(people: PeopleStore, id: string) {
  return people.change((stored) => {
    const next = withInvited(open(stored), id, 'staff');
    return { kind: 'changed', people: next };
  });
}

export function describePeople(name: string, under: EngineUnderTest): void {
  describe(`people of ${name}`, () => {
    it('stores nothing before the first change, and keeps that over a crash', async () => {
      const place = await under.makePlace();
      const { people } = await openForTest(under, place);
      expect(await people.read()).toBeNull();
      const refused = await people.change((stored) => {
        expect(stored).toBeNull();
        return { kind: 'refused', reason: 'last-owner', people: open(stored) };
      });
      expect(refused.kind).toBe('refused');
      expect(await people.read()).toBeNull();
      const two = withJoined(officeOfOne, 'm', 'owner');
      await put(people, two);
      expect(await people.read()).toEqual(two);
      const later = await openForTest(under, await under.crash(place));
      expect(await later.people.read()).toEqual(two);
    });

    it('loses none of many changes at once, of several processes where they can share it', async () => {
      const place = await under.makePlace();
      const first = await openForTest(under, place);
      const second = first.sharedUploads === null ? first : await openForTest(under, place);
      const ids = Array.from({ length: 12 }, (_, index) => `p${index}`);
      await Promise.all(
        ids.map((id, index) => invite((index % 2 === 0 ? first : second).people, id)),
      );
      await expect.poll(async () => (await second.people.read())?.revision).toBe(12);
      const stored = await first.people.read();
      expect(stored?.people.map(({ id }) => id).sort()).toEqual([firstOwnerId, ...ids].sort());
    });

    it('keeps an owner when two of them take the role from each other at once', async () => {
      const place = await under.makePlace();
      const first = await openForTest(under, place);
      const second = first.sharedUploads === null ? first : await openForTest(under, place);
      for (let round = 0; round < 10; round += 1) {
        await put(first.people, withJoined(officeOfOne, 'a', 'owner'));
        const decisions = await Promise.all([
          first.people.change((stored) =>
            decideRole(open(stored), { id: 'a', role: 'staff' }, { at, by: firstOwnerId }),
          ),
          second.people.change((stored) =>
            decideRemoval(open(stored), { id: firstOwnerId }, { at, by: 'a' }),
          ),
        ]);
        expect(decisions.map(({ kind }) => kind).sort()).toEqual(['changed', 'refused']);
        const stored = await second.people.change((kept) => ({
          kind: 'unchanged',
          people: open(kept),
        }));
        expect(ownersHere(stored.people)).toHaveLength(1);
      }
    });

    it('takes an answer to a challenge once, of several processes that get it at once', async () => {
      const place = await under.makePlace();
      const first = await openForTest(under, place);
      const second = first.sharedUploads === null ? first : await openForTest(under, place);
      const answered = { challenge: 'once', endsAt: at + 300_000 };
      const use = (people: PeopleStore) =>
        people.change((stored) =>
          decidePasskeyUse(
            open(stored),
            { id: 'k', counter: 0, isBackedUp: false, answered },
            { at, by: firstOwnerId },
          ),
        );
      for (let round = 0; round < 10; round += 1) {
        await put(first.people, withPasskey(officeOfOne, 'k'));
        const decisions = await Promise.all([use(first.people), use(second.people)]);
        expect(decisions.map(({ kind }) => kind).sort()).toEqual(['changed', 'refused']);
      }
    });

    it('takes a code of a second factor once, of several processes that get it at once', async () => {
      const place = await under.makePlace();
      const first = await openForTest(under, place);
      const second = first.sharedUploads === null ? first : await openForTest(under, place);
      const shown = { secret: sampleFactor.secret, step: sampleFactor.usedStep + 1 };
      const use = (people: PeopleStore) =>
        people.change((stored) =>
          decideFactorUse(open(stored), { shown }, { at, by: firstOwnerId }),
        );
      for (let round = 0; round < 10; round += 1) {
        await put(first.people, withSampleFactor(officeOfOne, firstOwnerId));
        const decisions = await Promise.all([use(first.people), use(second.people)]);
        expect(decisions.map(({ kind }) => kind).sort()).toEqual(['changed', 'refused']);
      }
    });

    it('goes on after a decision that throws', async () => {
      const { people } = await openForTest(under, await under.makePlace());
      const failing = people.change(() => {
        throw new Error('A decision failed.');
      });
      await expect(failing).rejects.toThrow('A decision failed.');
      await invite(people, 'm');
      expect((await people.read())?.revision).toBe(1);
    });

    it('keeps what a later release has added, at any depth, through a change', async () => {
      const place = await under.makePlace();
      const { people } = await openForTest(under, place);
      const added = { addedLater: { by: ['a later release'] } };
      const written = z.parse(keptPeopleSchema, fullestValue(keptPeopleSchema, added));
      expect(written.people[0]?.password).toHaveProperty('addedLater');
      await put(people, written);
      await people.change((stored) => ({
        kind: 'changed',
        people: { ...open(stored), revision: 77 },
      }));
      expect(await people.read()).toEqual({ ...written, revision: 77 });
    });
  });
}
