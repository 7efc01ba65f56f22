import { describe, expect, it } from 'vitest';
import { createTrustedClock } from './trusted-clock.ts';

const hour = 3_600_000;
const start = Date.parse('2026-11-20T10:00:00.000Z');

/** A machine whose clock can be set while it runs. */
function createMachine({ setAheadMs = 0, uptimeMs = 0 } = {}) {
  const machine = {
    setAheadMs,
    passedMs: 0,
    clock: () => start + machine.passedMs + machine.setAheadMs,
    uptimeMs: () => uptimeMs + machine.passedMs,
  };
  return machine;
}

describe('createTrustedClock', () => {
  it('follows the clock of a machine that runs', () => {
    const machine = createMachine();
    const time = createTrustedClock(null, machine);
    machine.passedMs = 30 * hour;
    expect(time.now()).toBe(start + 30 * hour);
    expect(time.doubtMs()).toBe(0);
  });

  it('does not follow a clock that jumps a day ahead, and goes on with the time that passes', () => {
    const machine = createMachine();
    const time = createTrustedClock(null, machine);
    machine.setAheadMs = 25 * hour;
    machine.passedMs = hour;
    expect(time.now()).toBe(start + hour);
    expect(time.doubtMs()).toBe(25 * hour);
  });

  it('believes the clock again once it is put right', () => {
    const machine = createMachine();
    const time = createTrustedClock(null, machine);
    machine.setAheadMs = 25 * hour;
    time.now();
    machine.setAheadMs = 0;
    machine.passedMs = hour;
    expect(time.now()).toBe(machine.clock());
    expect(time.doubtMs()).toBe(0);
  });

  it('follows a clock that was set back, and the small steps of a time service', () => {
    const machine = createMachine();
    const time = createTrustedClock(null, machine);
    machine.setAheadMs = -hour;
    expect(time.now()).toBe(start - hour);
    machine.setAheadMs += 60_000;
    expect(time.now()).toBe(machine.clock());
  });

  it('is certain how long the server was off while the machine went on running', () => {
    const last = { at: start, uptimeMs: 5 * hour };
    const right = createMachine({ uptimeMs: 35 * hour, setAheadMs: 30 * hour });
    expect(createTrustedClock(last, right).now()).toBe(start + 30 * hour);
    const wrong = createMachine({ uptimeMs: 6 * hour, setAheadMs: 30 * hour });
    const time = createTrustedClock(last, wrong);
    expect(time.now()).toBe(start + hour);
    expect(time.doubtMs()).toBe(29 * hour);
  });

  it('allows a restart of the machine some time, and waits to be told of more', () => {
    const last = { at: start, uptimeMs: null };
    expect(createTrustedClock(last, createMachine({ setAheadMs: hour / 2 })).doubtMs()).toBe(0);
    const machine = createMachine({ setAheadMs: 30 * hour });
    const time = createTrustedClock(last, machine);
    expect(time.now()).toBe(start);
    time.confirm();
    expect(time.now()).toBe(machine.clock());
    expect(time.doubtMs()).toBe(0);
  });
});
