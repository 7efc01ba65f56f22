import { describe, expect, it } from 'vitest';
import { nodeProblem } from './check-node.mjs';

const range = '^20.19.0 || ^22.13.0 || >=24';

describe('nodeProblem', () => {
  it.each(['20.19.0', '20.20.2', '22.13.0', '22.23.1', '24.0.0', '25.1.0'])(
    'accepts %s',
    (version) => {
      expect(nodeProblem(version, range)).toBeNull();
    },
  );

  it.each(['18.20.8', '20.18.3', '21.7.0', '22.12.0', '23.11.0'])(
    'refuses %s in one sentence',
    (version) => {
      expect(nodeProblem(version, range)).toBe(
        `Yiqiao needs Node ^20.19.0 or ^22.13.0 or >=24; this is Node ${version}. Install a newer Node and try again.`,
      );
    },
  );

  it('accepts the Node that runs the tests', () => {
    expect(nodeProblem()).toBeNull();
  });
});
