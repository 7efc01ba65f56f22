import { thisMachineAlone } from '@yiqiao/contract/http/health';
import { describe, expect, it } from 'vitest';
import { countNeeded, judgeConfirmation } from './judge-confirmation.ts';
import type { ReplicationFacts } from './replication-facts.ts';

/** A primary with one synchronous standby that is connected. */
const north: ReplicationFacts = {
  level: 'on',
  wanted: 'north',
  can_see: true,
  followers: ['north'],
  confirming: ['north'],
  is_stuck: false,
};
const alone: ReplicationFacts = { ...north, wanted: '', followers: [], confirming: [] };
const unseen: ReplicationFacts = { ...north, can_see: false, confirming: [] };

describe('judgeConfirmation', () => {
  it.each([
    [
      'a standby that flushes',
      north,
      'north',
      'good',
      /^Every change is confirmed by north .* on its disk/,
    ],
    ['one that applies', { ...north, level: 'remote_apply' }, 'north', 'good', /can be read there/],
    ['one in sight of nobody', unseen, 'north', 'good', /confirmed by north/],
    ['no standby at all', alone, thisMachineAlone, 'good', /synchronous_standby_names is empty/],
    [
      'an empty list',
      { ...north, wanted: ' ' },
      thisMachineAlone,
      'doubtful',
      /^The standby north confirms nothing, because synchronous_standby_names is empty/,
    ],
    [
      'local',
      { ...north, level: 'local' },
      thisMachineAlone,
      'doubtful',
      /is local, which waits for the disk of this machine alone/,
    ],
    [
      'remote_write',
      { ...north, level: 'remote_write' },
      thisMachineAlone,
      'doubtful',
      /in memory and not on its disk/,
    ],
    [
      'off',
      { ...north, level: 'off' },
      thisMachineAlone,
      'refused',
      /before any machine has it on its disk/,
    ],
    [
      'a standby that is away',
      { ...north, followers: [], confirming: [] },
      'north',
      'refused',
      /^No standby of .* is connected/,
    ],
    [
      'one that is away and waited for in memory',
      { ...north, level: 'remote_write', followers: [], confirming: [] },
      'north',
      'refused',
      /^No standby of .* is connected/,
    ],
    [
      'one that is away and in sight of nobody',
      { ...unseen, followers: [] },
      'north',
      'refused',
      /^No standby of/,
    ],
    [
      'one that does not answer',
      { ...unseen, is_stuck: true },
      'north',
      'refused',
      /for more than 3 seconds/,
    ],
    [
      'one of two that have to',
      { ...north, wanted: 'ANY 2 (north, south)' },
      'ANY 2 (north, south)',
      'refused',
      /only north is connected, and 2 have to/,
    ],
  ] as const)('names %s for what it is', (_name, facts, confirmedBy, state, message) => {
    expect(judgeConfirmation(facts, 'optional')).toEqual({
      confirmedBy,
      state,
      message: expect.stringMatching(message),
    });
  });

  it.each([
    ['no standby at all', alone],
    ['an empty list', { ...north, wanted: '' }],
    ['a standby that is away', { ...north, followers: [], confirming: [] }],
  ] as const)('refuses changes with %s where a standby is required', (_name, facts) => {
    expect(judgeConfirmation(facts, 'required')).toMatchObject({
      state: 'refused',
      message: expect.stringMatching(/changes are refused until one (is|does)/),
    });
  });

  it.each(['off', 'local', 'remote_write', 'on'])(
    'counts on a standby that is required at %s too, since each change asks for more itself',
    (level) => {
      expect(judgeConfirmation({ ...north, level }, 'required')).toMatchObject({
        confirmedBy: 'north',
        state: 'good',
      });
    },
  );
});

describe('countNeeded', () => {
  it.each([
    ['north', 1],
    ['*', 1],
    ['north, south', 1],
    ['2 (north, south, east)', 2],
    ['FIRST 2 (north, south)', 2],
    [' any 3(a, b, c)', 3],
    ['"2 (odd) name"', 1],
  ])('knows that of %s %i have to confirm', (wanted, needed) => {
    expect(countNeeded(wanted)).toBe(needed);
  });
});
