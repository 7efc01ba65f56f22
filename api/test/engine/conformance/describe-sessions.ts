import type { SessionRecord } from '@yiqiao/ports/session-store';
import { describe, expect, it } from 'vitest';
import { makeCheapCredential } from '../../cheap-credential.ts';
import { type EngineUnderTest, openForTest } from './engine-under-test.ts';

const session = (digest: string): SessionRecord => ({
  digest,
  createdAt: 1000,
  lastSeenAt: 1000,
  credential: 'credential',
});

const isOver = () => false;

export function describeSessions(name: string, under: EngineUnderTest): void {
  const open = async () => openForTest(under, await under.makePlace());

  describe(`sessions of ${name}`, () => {
    it('keeps a session and its last use over a crash', async () => {
      const place = await under.makePlace();
      const { sessions } = await openForTest(under, place);
      await sessions.begin(session('a'), isOver);
      await sessions.touch('a', 2000);
      const later = await openForTest(under, await under.crash(place));
      expect(await later.sessions.find('a')).toMatchObject({ ...session('a'), lastSeenAt: 2000 });
      expect(await later.sessions.find('b')).toBeUndefined();
    });

    it('ends a session for good, and no late use brings it back', async () => {
      const place = await under.makePlace();
      const { sessions } = await openForTest(under, place);
      await sessions.begin(session('a'), isOver);
      await Promise.all([sessions.end('a'), sessions.touch('a', 2000)]);
      await sessions.touch('a', 3000);
      await sessions.end('a');
      expect(await sessions.find('a')).toBeUndefined();
      const later = await openForTest(under, await under.crash(place));
      expect(await later.sessions.find('a')).toBeUndefined();
    });

    it('ends every session of a person and no other, also over a crash', async () => {
      const place = await under.makePlace();
      const { sessions } = await openForTest(under, place);
      for (const [digest, personId] of Object.entries({ a: 'mei', b: 'mei', c: 'marcus' })) {
        await sessions.begin({ ...session(digest), personId }, isOver);
      }
      await sessions.begin(session('first'), isOver);
      expect(await sessions.find('a')).toMatchObject({ ...session('a'), personId: 'mei' });
      await sessions.touch('c', 2000);
      await sessions.endAllOf('mei');
      const left = async ({ find }: typeof sessions) =>
        (await Promise.all(['a', 'b', 'c', 'first'].map(find))).map((one) => one?.digest);
      expect(await left(sessions)).toEqual([undefined, undefined, 'c', 'first']);
      const later = await openForTest(under, await under.crash(place));
      expect(await left(later.sessions)).toEqual([undefined, undefined, 'c', 'first']);
      expect((await later.sessions.find('c'))?.personId).toBe('marcus');
      await later.sessions.endAllOf('first');
      expect(await left(later.sessions)).toEqual([undefined, undefined, 'c', undefined]);
    });

    it('keeps where a session was begun and what was proved in it, over a crash', async () => {
      const place = await under.makePlace();
      const { sessions } = await openForTest(under, place);
      const told = { personId: 'mei', device: 'Safari on iPhone', address: '2001:db8::1' };
      await sessions.begin({ ...session('a'), ...told, provenAt: 1000 }, isOver);
      expect(await sessions.find('a')).toMatchObject({ ...session('a'), ...told, provenAt: 1000 });
      await sessions.noteProof('a', { provenAt: 2000, factorAt: 2000 });
      await sessions.noteProof('a', { provenAt: 3000 });
      await sessions.noteProof('b', { provenAt: 3000 });
      const later = await openForTest(under, await under.crash(place));
      const proved = { ...session('a'), ...told, provenAt: 3000, factorAt: 2000 };
      expect(await later.sessions.find('a')).toMatchObject(proved);
      expect(await later.sessions.find('b')).toBeUndefined();
    });

    it('lists the sessions of a person and of nobody else, and ends all but one', async () => {
      const place = await under.makePlace();
      const { sessions } = await openForTest(under, place);
      for (const digest of ['a', 'b', 'c']) {
        await sessions.begin({ ...session(digest), personId: 'mei' }, isOver);
      }
      await sessions.begin(session('first'), isOver);
      const listed = async (personId: string, { listOf } = sessions) =>
        (await listOf(personId)).map(({ digest }) => digest).sort();
      expect(await listed('mei')).toEqual(['a', 'b', 'c']);
      expect(await listed('first')).toEqual(['first']);
      expect(await listed('nobody')).toEqual([]);
      await sessions.endAllOf('mei', 'b');
      const later = await openForTest(under, await under.crash(place));
      expect(await listed('mei', later.sessions)).toEqual(['b']);
      expect(await listed('first', later.sessions)).toEqual(['first']);
    });

    it('keeps the credential, and forgets it', async () => {
      const place = await under.makePlace();
      const { sessions } = await openForTest(under, place);
      expect(await sessions.readCredential()).toBeNull();
      const credential = makeCheapCredential('a long enough password');
      await sessions.writeCredential(credential);
      expect(await sessions.readCredential()).toEqual(credential);
      const later = await openForTest(under, await under.crash(place));
      expect(await later.sessions.readCredential()).toEqual(credential);
      await later.sessions.writeCredential(null);
      expect(await later.sessions.readCredential()).toBeNull();
    });

    it('keeps the first of several credentials that are made at once', async () => {
      const { sessions } = await openForTest(under, await under.makePlace());
      const made = ['one', 'other', 'third'].map((word) => makeCheapCredential(`${word} password`));
      const written = await Promise.all(made.map((each) => sessions.writeFirstCredential(each)));
      expect(written.filter(Boolean)).toHaveLength(1);
      expect(await sessions.readCredential()).toEqual(made[written.indexOf(true)]);
      expect(await sessions.writeFirstCredential(makeCheapCredential('late password'))).toBe(false);
    });

    it('signs with the same key after a restart, and with its own in each place', async () => {
      const place = await under.makePlace();
      const { sessions } = await openForTest(under, place);
      const key = await sessions.readSigningKey();
      expect(key.length).toBeGreaterThanOrEqual(32);
      const later = await openForTest(under, await under.crash(place));
      expect(await later.sessions.readSigningKey()).toBe(key);
      expect(await (await open()).sessions.readSigningKey()).not.toBe(key);
    });

    it('makes the keys of clients’ pages from a secret that lasts as long, and is another one', async () => {
      const place = await under.makePlace();
      const { sessions } = await openForTest(under, place);
      const secret = await sessions.readLinkSecret();
      expect(secret.length).toBeGreaterThanOrEqual(32);
      expect(secret).not.toBe(await sessions.readSigningKey());
      const later = await openForTest(under, await under.crash(place));
      expect(await later.sessions.readLinkSecret()).toBe(secret);
      expect(await (await open()).sessions.readLinkSecret()).not.toBe(secret);
    });

    it('counts attempts for each key and each name apart', async () => {
      const { sessions } = await open();
      const pace = { capacity: 2, msPerAttempt: 3_600_000 };
      const attempts = sessions.countAttempts('log-in', pace);
      expect([await attempts.take('a'), await attempts.take('a')]).toEqual([0, 0]);
      expect(await attempts.take('a')).toBeGreaterThan(3_500_000);
      expect(await attempts.take('b')).toBe(0);
      expect(await sessions.countAttempts('other', pace).take('a')).toBe(0);
      await attempts.forgive('a');
      expect(await attempts.take('a')).toBe(0);
    });
  });
}
