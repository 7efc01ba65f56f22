import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSignedByStripe } from './webhook-signature.ts';

const now = Date.parse('2026-11-22T10:00:00.000Z');
const seconds = now / 1000;
const body = Buffer.from('{"id":"evt_1",  "note":"字"}');
const [older, newer] = ['whsec_older_secret', 'whsec_newer_secret'];

function sign(secret: string, time = seconds, of = body): string {
  return createHmac('sha256', secret).update(`${time}.`).update(of).digest('hex');
}

const check = (header: string | undefined, secrets = [older], of = body) =>
  isSignedByStripe({ body: of, header, secrets, now });

describe('isSignedByStripe', () => {
  it('knows the bytes as they came', () => {
    const header = `t=${seconds},v1=${sign(older)},v0=${'0'.repeat(64)}`;
    expect(check(header)).toBe(true);
    expect(check(header, [older], Buffer.from(JSON.stringify(JSON.parse(`${body}`))))).toBe(false);
    expect(check(header, [newer])).toBe(false);
  });

  it('takes any signature and any secret while one is being replaced', () => {
    const both = `t=${seconds},v1=${sign(newer)},v1=${sign(older)}`;
    expect(check(both)).toBe(true);
    expect(check(`t=${seconds},v1=${sign(older)}`, [newer, older])).toBe(true);
  });

  it.each([-301, -300, 300, 301])('tolerates five minutes: %i seconds', (away) => {
    const time = seconds + away;
    expect(check(`t=${time},v1=${sign(older, time)}`)).toBe(Math.abs(away) <= 300);
  });

  it.each([
    undefined,
    '',
    't=,v1=',
    `v1=${sign(older)}`,
    `t=${seconds}`,
    `t=${seconds},v0=${sign(older)}`,
    `t=${seconds},t=${seconds},v1=${sign(older)}`,
    `t=${seconds},v1=${sign(older).slice(1)}`,
    `t=${seconds}e0,v1=${sign(older)}`,
    `t=${seconds}${`,v1=${sign(older)}`.repeat(11)}`,
  ])('takes nothing else for a signature: %s', (header) => {
    expect(check(header)).toBe(false);
  });
});
