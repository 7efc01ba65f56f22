import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runSteps } from './run-steps.mjs';

let printed;
beforeEach(() => {
  printed = [];
  for (const stream of ['info', 'error']) {
    vi.spyOn(console, stream).mockImplementation((text) => printed.push(text));
  }
});
afterEach(() => vi.restoreAllMocks());

/** A step whose tests have passed. */
const passing = (name, run = async () => {}) => ({
  name,
  run,
  read: () => ({ passed: 2, failures: [], times: [] }),
});

const end = async () => {
  throw new Error('ended with exit code 1.');
};

describe('runSteps', () => {
  it('runs the steps of a stage side by side, and the next stage behind all of them', async () => {
    const events = [];
    let release = () => {};
    const held = new Promise((resolve) => {
      release = resolve;
    });
    const first = passing('first', async () => {
      await held;
      events.push('first');
    });
    const second = passing('second', async () => {
      events.push('second');
      release();
    });
    const third = passing('third', async () => {
      events.push('third');
    });
    expect(await runSteps([[first, second], [third]])).toBe(true);
    expect(events).toEqual(['second', 'first', 'third']);
    expect(printed.at(-1)).toBe('6 passed, 0 failed');
  });

  it('goes on behind a step that fails, names it at the end, and has not passed', async () => {
    const failing = { name: 'Build', run: end };
    expect(await runSteps([[failing, passing('beside')], [passing('behind')]])).toBe(false);
    expect(printed).toContain('Failed:\nBuild\n    ended with exit code 1.\n');
    expect(printed.at(-1)).toBe('4 passed, 1 failed');
  });

  it('names the failed tests of a step, and the step itself where its report has none', async () => {
    const withReport = (name, failures) => ({
      name,
      run: end,
      read: () => ({ passed: 5, failures, times: [] }),
    });
    const failures = ['a', 'b', 'c'].map((name) => ({ name, reason: 'why' }));
    const stages = [[withReport('Unit tests', failures)], [withReport('Stories', [])]];
    expect(await runSteps(stages)).toBe(false);
    expect(printed.at(-2)).toBe(
      'Failed:\na\n    why\nb\n    why\nc\n    why\nStories\n    ended with exit code 1.\n',
    );
    expect(printed.at(-1)).toBe('10 passed, 4 failed');
  });

  it('says what could not be tested, and has passed without it', async () => {
    const missing = { name: 'WebKit', run: async () => ({ notTested: 'WebKit (not installed)' }) };
    expect(await runSteps([[passing('here')], [missing]])).toBe(true);
    expect(printed).toContain('Not tested: WebKit (not installed)');
  });

  it('has not passed when nothing was tested', async () => {
    expect(await runSteps([[{ name: 'Build', run: async () => {} }]])).toBe(false);
  });
});
