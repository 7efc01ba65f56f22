import { describe, expect, it } from 'vitest';
import { describeNodeSupport } from './node-support.ts';

const now = Date.parse('2026-11-24');

describe('describeNodeSupport', () => {
  it('says in one line that a Node is past its end', () => {
    expect(describeNodeSupport('20.20.2', now)).toMatch(
      /^Node 20 has had .* since 2026-04-30\. [^\n]*$/,
    );
  });

  it.each(['20.20.2'])('says nothing before that: %s', (version) => {
    expect(describeNodeSupport(version, Date.parse('2026-04-29'))).toBeNull();
  });

  it.each(['22.23.0', '24.21.0', '31.0.0'])('has nothing to say of Node %s', (version) => {
    expect(describeNodeSupport(version, now)).toBeNull();
  });
});
