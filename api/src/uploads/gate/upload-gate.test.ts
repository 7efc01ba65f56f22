import { describe, expect, it } from 'vitest';
import { createUploadGate, type UploadTicket } from './upload-gate.ts';

const mebibyte = 1024 ** 2;
const gibibyte = 1024 ** 3;
const secondMs = 1000;

interface GateOptions {
  readonly maxAtOnce?: number;
  readonly maxAtOncePerClient?: number;
  readonly maxPerHourPerClient?: number;
  readonly maxDailyBytesPerClient?: number;
  readonly reserveBytes?: number;
  readonly diskBytes?: number;
}

/** A gate before a disk that holds what has arrived. */
function createGate({
  maxAtOnce = 64,
  maxAtOncePerClient = 40,
  maxPerHourPerClient = 120,
  maxDailyBytesPerClient = 100 * gibibyte,
  reserveBytes = gibibyte,
  diskBytes = 30 * gibibyte,
}: GateOptions = {}) {
  let now = Date.UTC(2026, 10, 21);
  let writtenBytes = 0;
  const gate = createUploadGate({
    settings: {
      maxAtOnce,
      maxAtOncePerClient,
      maxPerHourPerClient,
      maxDailyBytesPerClient,
      reserveBytes,
    },
    clock: () => now,
    readFreeBytes: () => diskBytes - writtenBytes,
  });
  return {
    admit: (clientKey: string, bytes = mebibyte) => gate.admit(clientKey, bytes),
    admitStaff: (bytes = mebibyte) => gate.admitStaff(bytes),
    bring(ticket: UploadTicket, bytes: number) {
      ticket.count(bytes);
      writtenBytes += bytes;
    },
    freeBytes: () => diskBytes - writtenBytes,
    pass(seconds: number) {
      now += seconds * secondMs;
    },
  };
}

function isEnded({ signal }: UploadTicket): boolean {
  return signal.aborted;
}

describe('createUploadGate', () => {
  it.each([1, 2, 7, 40])(
    'takes a newcomer while 40 clients from %i addresses announce 1 GB and drip',
    (addresses) => {
      const { admit, bring, pass } = createGate();
      const trickling = Array.from({ length: 40 }, (_, index) =>
        admit(`drip ${index % addresses}`, gibibyte),
      );
      for (let second = 0; second < 120; second += 1) {
        for (const ticket of trickling) if (!isEnded(ticket)) bring(ticket, 300);
        pass(1);
      }
      for (let visit = 0; visit < 3; visit += 1) {
        const newcomer = admit('newcomer', 6 * mebibyte);
        bring(newcomer, 6 * mebibyte);
        newcomer.release();
      }
    },
  );

  it.each([2, 7, 40])(
    'takes a newcomer at once when %i addresses hold every place, however fast they send',
    (addresses) => {
      const { admit, bring } = createGate();
      const crowd = Array.from({ length: 64 }, (_, index) => admit(`crowd ${index % addresses}`));
      for (const ticket of crowd) bring(ticket, 100_000);
      const newcomer = admit('newcomer');
      expect(crowd.filter(isEnded)).toHaveLength(1);
      for (let more = 0; more < 64; more += 1) {
        const attempt = () => admit(`crowd ${more % addresses}`);
        try {
          attempt();
        } catch {
          // Refused for want of a place: the newcomer keeps his.
        }
      }
      expect(isEnded(newcomer)).toBe(false);
    },
  );

  it('lets the slowest upload of the client that holds most give way', () => {
    const { admit, bring, pass } = createGate({ maxAtOnce: 3 });
    const single = admit('a');
    const [fast, slow] = [admit('b'), admit('b')];
    pass(5);
    bring(fast, mebibyte);
    bring(slow, 1000);
    admit('c');
    expect([single, fast, slow].map(isEnded)).toEqual([false, false, true]);
    expect(slow.signal.reason).toMatchObject({ status: 503, code: 'busy' });
  });

  it('gives the place of an upload that drips to somebody else once all are taken', () => {
    const { admit, bring, pass } = createGate({ maxAtOnce: 2 });
    const trickling = admit('a');
    const busy = admit('b', gibibyte);
    bring(trickling, mebibyte / 2);
    pass(60);
    bring(trickling, 100);
    bring(busy, 10 * mebibyte);
    admit('c');
    expect(trickling.signal.reason).toMatchObject({ status: 408, code: 'stalled' });
    expect(isEnded(busy)).toBe(false);
  });

  it('leaves a slow upload alone while there is room', () => {
    const { admit, pass } = createGate({ maxAtOnce: 3 });
    const trickling = admit('a');
    admit('b');
    pass(24 * 3600);
    admit('c');
    expect(isEnded(trickling)).toBe(false);
  });

  it('refuses when everybody has one place and nobody drips', () => {
    const { admit, pass } = createGate({ maxAtOnce: 1 });
    admit('a');
    pass(9);
    expect(() => admit('b')).toThrow(expect.objectContaining({ status: 503 }));
  });

  it('gives a colleague the place of what drips in the same office', () => {
    const { admit, pass } = createGate({ maxAtOncePerClient: 1 });
    const trickling = admit('office');
    expect(() => admit('office')).toThrow(expect.objectContaining({ status: 429 }));
    pass(11);
    admit('office');
    expect(isEnded(trickling)).toBe(true);
  });

  it('takes so many submissions of one client at once and as many again in an hour', () => {
    const { admit, pass } = createGate({ maxPerHourPerClient: 60 });
    const send = (clientKey: string) => admit(clientKey).release();
    for (let sent = 0; sent < 60; sent += 1) send('a');
    const waitsAMinute = expect.objectContaining({ status: 429, headers: { 'Retry-After': '60' } });
    expect(() => send('a')).toThrow(waitsAMinute);
    send('b');
    pass(60);
    send('a');
    expect(() => send('a')).toThrow(waitsAMinute);
  });

  it('gives the bytes of a day back in the course of a day', () => {
    const { admit, bring, pass } = createGate({ maxDailyBytesPerClient: 100 * mebibyte });
    const first = admit('a', 100 * mebibyte);
    bring(first, 100 * mebibyte);
    expect(() => bring(first, 1)).toThrow(expect.objectContaining({ status: 429 }));
    first.release();
    const waitsHalfADay = expect.objectContaining({ headers: { 'Retry-After': '43200' } });
    expect(() => admit('a', 50 * mebibyte)).toThrow(waitsHalfADay);
    admit('b', 100 * mebibyte);
    pass(12 * 3600);
    admit('a', 50 * mebibyte);
  });

  it('never lets what arrives reach into the reserve, whatever was announced', () => {
    const { admit, bring, freeBytes } = createGate({ diskBytes: gibibyte + 200 * mebibyte });
    const open = Array.from({ length: 40 }, (_, index) => admit(`${index}`, 50 * mebibyte));
    const refused: unknown[] = [];
    for (let round = 0; round < 800; round += 1) {
      for (const ticket of open) {
        try {
          bring(ticket, 65_536);
        } catch (problem) {
          refused.push(problem);
        }
        expect(freeBytes()).toBeGreaterThanOrEqual(gibibyte);
      }
    }
    expect(refused[0]).toMatchObject({ status: 507, code: 'no-room' });
    expect(freeBytes()).toBeLessThan(gibibyte + 40 * mebibyte);
    for (const ticket of open) ticket.release();
    admit('small', 41);
  });

  it('refuses before the body what cannot fit, and nothing smaller', () => {
    const { admit, bring } = createGate({ diskBytes: gibibyte + 10 * mebibyte });
    expect(() => admit('a', 11 * mebibyte)).toThrow(expect.objectContaining({ status: 507 }));
    bring(admit('a', 9 * mebibyte), 9 * mebibyte);
  });

  it('gives staff places that no visitor has, of one and the same room', () => {
    const { admit, admitStaff, bring } = createGate({
      maxAtOnce: 1,
      maxDailyBytesPerClient: mebibyte,
      diskBytes: gibibyte + 20 * mebibyte,
    });
    const visitor = admit('a');
    const staff = Array.from({ length: 8 }, () => admitStaff());
    expect(() => admitStaff()).toThrow(expect.objectContaining({ status: 429 }));
    const [first] = staff;
    if (first === undefined) throw new Error('No place');
    bring(first, 10 * mebibyte);
    expect(isEnded(visitor)).toBe(false);
    for (const ticket of staff) ticket.release();
    expect(() => admitStaff(11 * mebibyte)).toThrow(expect.objectContaining({ status: 507 }));
    visitor.release();
    bring(admitStaff(8 * mebibyte), 8 * mebibyte);
  });

  it('says that nothing can be stored when the disk cannot be asked', () => {
    const gate = createUploadGate({
      settings: {
        maxAtOnce: 1,
        maxAtOncePerClient: 1,
        maxPerHourPerClient: 1,
        maxDailyBytesPerClient: mebibyte,
        reserveBytes: 0,
      },
      clock: Date.now,
      readFreeBytes: () => {
        throw Object.assign(new Error('gone'), { code: 'ENOENT' });
      },
    });
    const problem = expect.objectContaining({ status: 503, code: 'no-storage' });
    expect(() => gate.admit('a', 41)).toThrow(problem);
  });
});
