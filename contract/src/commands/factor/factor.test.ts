import { describe, expect, it } from 'vitest';
import { stepAfterPassword, stepOfSession } from '../../record/factor-demand.ts';
import { toPerson } from '../../record/person.ts';
import { factorOfferMinutes, readCode } from '../../record/second-factor.ts';
import { findMember, firstOwnerId, type StoredPeople } from '../../record/stored-people.ts';
import { decidePasskeyRemoval } from '../passkeys/change-passkey.ts';
import { decideFactorLoss } from '../people/decide-password.ts';
import { decideFactorDemand } from '../people/demand-factor.ts';
import { decideJoining } from '../people/join.ts';
import { decideRemoval } from '../people/remove-person.ts';
import { decideRenewal } from '../people/renew-invitation.ts';
import {
  sampleAt as at,
  sampleHash as hash,
  officeOfOne,
  sampleDigest,
  withJoined,
} from '../people/sample-people.ts';
import { decideFactorOff, decideKeptFactor } from './keep-factor.ts';
import { decideCodesOffer, decideFactorOffer, decideShownOffer } from './offer-factor.ts';
import { sampleFactor, sampleRecovery, withSampleFactor } from './sample-factor.ts';
import { decideFactorUse } from './use-factor.ts';

const host = 'office.example';
const { secret } = sampleFactor;
const later = at + factorOfferMinutes * 60_000;

function withPasskey(people: StoredPeople, id: string, at = host): StoredPeople {
  const made = { publicKey: 'a2V5', counter: 0, transports: [], isBackedUp: false };
  const passkey = { ...made, id: 'p', host: at, name: 'p', addedAt: '2026-11-20T10:00:00.000Z' };
  const add = (person: StoredPeople['people'][number]) =>
    person.id === id ? { ...person, passkeys: [passkey] } : person;
  return { ...people, people: people.people.map(add) };
}

const byFirst = { at, by: firstOwnerId };
const two = withJoined(officeOfOne, 'mei', 'staff');
const factorOf = (people: StoredPeople, id = firstOwnerId) => findMember(people, id)?.secondFactor;
const demanded = decideFactorDemand(
  withSampleFactor(two, firstOwnerId),
  { isDemanded: true, host },
  byFirst,
).people;

describe('setting up a second factor', () => {
  it('turns nothing on before the code was shown and the codes were kept', () => {
    const offered = decideFactorOffer(two, { id: 'o', secret }, byFirst).people;
    expect(factorOf(offered)).toBeUndefined();
    expect(decideKeptFactor(offered, { id: 'o' }, byFirst)).toMatchObject({ reason: 'offer-over' });
    const shown = { id: 'o', step: 100, recovery: sampleRecovery('one') };
    const ready = decideShownOffer(offered, shown, byFirst).people;
    expect(factorOf(ready)).toBeUndefined();
    const kept = decideKeptFactor(ready, { id: 'o' }, byFirst).people;
    expect(factorOf(kept)).toMatchObject({ secret, usedStep: 100 });
    expect(findMember(kept, firstOwnerId)).not.toHaveProperty('offeredFactor');
  });

  it('goes on in the later of two tabs, and for half an hour', () => {
    const first = decideFactorOffer(two, { id: 'o', secret }, byFirst).people;
    const second = decideFactorOffer(first, { id: 'later', secret }, byFirst).people;
    const shown = { step: 100, recovery: sampleRecovery('one') };
    const over = { reason: 'offer-over' };
    expect(decideShownOffer(second, { ...shown, id: 'o' }, byFirst)).toMatchObject(over);
    const late = { ...byFirst, at: later };
    expect(decideShownOffer(second, { ...shown, id: 'later' }, late)).toMatchObject(over);
    const ready = decideShownOffer(second, { ...shown, id: 'later' }, byFirst).people;
    expect(decideKeptFactor(ready, { id: 'o' }, byFirst)).toMatchObject(over);
    expect(decideKeptFactor(ready, { id: 'later' }, late)).toMatchObject(over);
  });

  it('is for whoever has a password', () => {
    const [owner, mei] = two.people;
    const { password: _password, ...bare } = mei ?? owner ?? expect.fail();
    const people = { ...two, people: [...two.people.slice(0, 1), bare] };
    const asked = decideFactorOffer(people, { id: 'o', secret }, { at, by: 'mei' });
    expect(asked).toMatchObject({ reason: 'password-missing' });
  });

  it('keeps the codes of before until the new ones are turned on', () => {
    const people = withSampleFactor(two, firstOwnerId);
    const offer = { id: 'n', recovery: sampleRecovery('three') };
    const offered = decideCodesOffer(people, offer, byFirst).people;
    expect(factorOf(offered)?.recovery.codes).toEqual([{ key: 'one' }, { key: 'two' }]);
    const kept = decideKeptFactor(offered, { id: 'n' }, byFirst).people;
    expect(factorOf(kept)?.recovery.codes).toEqual([{ key: 'three' }]);
    expect(factorOf(kept)?.secret).toBe(secret);
    expect(decideCodesOffer(two, offer, byFirst)).toMatchObject({ reason: 'factor-missing' });
  });
});

describe('decideFactorUse', () => {
  const people = withSampleFactor(two, firstOwnerId);
  const use = (on: StoredPeople, shown: Parameters<typeof decideFactorUse>[1]) =>
    decideFactorUse(on, shown, byFirst);

  it('takes the code of a step once, and none of an earlier step after it', () => {
    const confirming = { shown: { secret, step: 100 } };
    expect(use(people, confirming)).toMatchObject({ reason: 'code-used' });
    const next = use(people, { shown: { secret, step: 102 } });
    expect(next.kind).toBe('changed');
    for (const step of [101, 102]) {
      const again = use(next.people, { shown: { secret, step } });
      expect(again).toMatchObject({ reason: 'code-used' });
    }
  });

  it('takes a recovery code once, and remembers when', () => {
    const used = use(people, { shown: { key: 'one' } });
    const usedAt = new Date(at).toISOString();
    expect(factorOf(used.people)?.recovery.codes).toEqual([{ key: 'one', usedAt }, { key: 'two' }]);
    expect(use(used.people, { shown: { key: 'one' } })).toMatchObject({ reason: 'code-used' });
    expect(use(used.people, { shown: { key: 'two' } }).kind).toBe('changed');
    expect(use(people, { shown: { key: 'four' } })).toMatchObject({ reason: 'code-wrong' });
  });

  it('completes a log-in once, and spends nothing on one that is over', () => {
    const answered = { challenge: 'c', endsAt: at + 1000 };
    const first = use(people, { shown: { secret, step: 101 }, answered });
    const second = use(first.people, { shown: { key: 'one' }, answered });
    expect(second).toMatchObject({ reason: 'challenge-over' });
    expect(factorOf(second.people)?.recovery.codes[0]).toEqual({ key: 'one' });
  });

  it('takes no code of a secret that was replaced meanwhile', () => {
    const earlier = { shown: { secret: `${secret.slice(0, 31)}A`, step: 105 } };
    expect(use(people, earlier)).toMatchObject({ reason: 'code-wrong' });
    expect(use(two, { shown: { secret, step: 105 } })).toMatchObject({ reason: 'code-wrong' });
  });
});

describe('decideFactorDemand', () => {
  it('is for owners who have a factor themselves', () => {
    const ask = (people: StoredPeople, by: string) =>
      decideFactorDemand(people, { isDemanded: true, host }, { at, by });
    expect(ask(withSampleFactor(two, 'mei'), 'mei')).toMatchObject({ reason: 'not-permitted' });
    expect(ask(two, firstOwnerId)).toMatchObject({ reason: 'factor-missing' });
    const elsewhere = withPasskey(two, firstOwnerId, 'earlier.example');
    expect(ask(elsewhere, firstOwnerId)).toMatchObject({ reason: 'factor-missing' });
    expect(ask(withPasskey(two, firstOwnerId), firstOwnerId).kind).toBe('changed');
    expect(demanded.factorDemand).toEqual({
      by: { id: firstOwnerId, name: 'admin' },
      at: new Date(at).toISOString(),
    });
    expect(ask(demanded, firstOwnerId).kind).toBe('unchanged');
    const off = decideFactorDemand(demanded, { isDemanded: false, host }, byFirst).people;
    expect(off).not.toHaveProperty('factorDemand');
  });

  it('lets nobody give up the last factor, while it holds', () => {
    expect(decideFactorOff(demanded, { host }, byFirst)).toMatchObject({
      reason: 'factor-demanded',
    });
    const both = withPasskey(demanded, firstOwnerId);
    const off = decideFactorOff(both, { host }, byFirst).people;
    expect(factorOf(off)).toBeUndefined();
    expect(decidePasskeyRemoval(off, { id: 'p', host }, byFirst)).toMatchObject({
      reason: 'factor-demanded',
    });
    expect(decidePasskeyRemoval(both, { id: 'p', host }, byFirst).kind).toBe('changed');
    expect(decideFactorOff(withSampleFactor(two, firstOwnerId), { host }, byFirst).kind).toBe(
      'changed',
    );
    expect(decideFactorOff(two, { host }, byFirst).kind).toBe('unchanged');
  });
});

describe('stepAfterPassword', () => {
  const stepOf = (people: StoredPeople, id: string) => {
    const person = findMember(people, id) ?? expect.fail();
    return stepAfterPassword(people, person, host);
  };

  it('asks for a factor where there is one, and for setting one up where the office demands it', () => {
    expect(stepOf(two, 'mei')).toBeNull();
    expect(stepOf(withSampleFactor(two, 'mei'), 'mei')).toBe('factor');
    expect(stepOf(withPasskey(two, 'mei'), 'mei')).toBeNull();
    expect(stepOf(demanded, 'mei')).toBe('set-up');
    expect(stepOf(withPasskey(demanded, 'mei'), 'mei')).toBe('passkey');
    expect(stepOf(withPasskey(demanded, 'mei', 'earlier.example'), 'mei')).toBe('set-up');
    expect(stepOf(withSampleFactor(demanded, 'mei'), 'mei')).toBe('factor');
  });

  it('is behind a session that has shown one, unless its person has none any more', () => {
    expect(stepOfSession('factor', true)).toBeNull();
    expect(stepOfSession('passkey', true)).toBeNull();
    expect(stepOfSession('set-up', true)).toBe('set-up');
    for (const step of ['factor', 'passkey', 'set-up', null] as const) {
      expect(stepOfSession(step, false)).toBe(step);
    }
  });
});

describe('a lost factor', () => {
  const lost = withSampleFactor(withPasskey(demanded, 'mei'), 'mei');

  it('ends with a new invitation, once that is used', () => {
    const digest = sampleDigest(7);
    const invited = decideRenewal(lost, { id: 'mei' }, { ...byFirst, digest }).people;
    expect(factorOf(invited, 'mei')).toBeDefined();
    const request = { name: 'Mei', seal: '美', language: 'en', username: 'mei' } as const;
    const joined = decideJoining(invited, request, { at, digest, hash }).people;
    const mei = findMember(joined, 'mei') ?? expect.fail();
    expect(mei.secondFactor).toBeUndefined();
    expect(stepAfterPassword(joined, mei, host)).toBe('set-up');
  });

  it('is taken away by the operator, with the passkeys', () => {
    const { people } = decideFactorLoss(lost, { username: 'USER-MEI' });
    const mei = findMember(people, 'mei') ?? expect.fail();
    expect(mei).not.toHaveProperty('secondFactor');
    expect(mei).not.toHaveProperty('passkeys');
    expect(mei.password).toBeDefined();
    expect(decideFactorLoss(people, { username: 'user-mei' }).kind).toBe('unchanged');
    expect(decideFactorLoss(people, { username: 'nobody' })).toMatchObject({
      reason: 'person-missing',
    });
  });

  it('leaves nothing of somebody who was removed', () => {
    const gone = decideRemoval(lost, { id: 'mei' }, byFirst).people;
    expect(JSON.stringify(gone.people.find(({ id }) => id === 'mei'))).not.toContain(secret);
  });
});

describe('readCode', () => {
  it('knows both kinds, however they are spelled', () => {
    expect(readCode(' 419 082 ')).toEqual({ kind: 'code', code: '419082' });
    expect(readCode('４１９０８２')).toEqual({ kind: 'code', code: '419082' });
    expect(readCode('7kqm–2t9x')).toEqual({ kind: 'recovery code', code: '7KQM2T9X' });
    for (const typed of ['41908', '4190821', '7KQM-2T9O', '7KQM-2T9X7', '', '１２３']) {
      expect(readCode(typed)).toBeNull();
    }
  });
});

it('is shown to owners as a fact, and never as a secret', () => {
  const owner = findMember(withSampleFactor(two, firstOwnerId), firstOwnerId) ?? expect.fail();
  const shown = toPerson(owner);
  expect(shown.waysIn).toEqual(['password', 'factor']);
  expect(JSON.stringify(shown)).not.toContain(secret);
});
