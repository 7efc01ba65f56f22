import { createECDH, createPublicKey, verify } from 'node:crypto';
import * as fc from 'fast-check';
import { decrypt } from 'http_ece';
import { describe, expect, it } from 'vitest';
import { browserOf, createBrowser } from '../../../test/notices/browser.ts';
import { areKeys, encryptPush } from './encrypt.ts';
import { vapidHeader } from './vapid-header.ts';
import { makeVapidKey } from './vapid-key.ts';

// RFC 8291, appendix A, and section 5.
const published = {
  plain: 'When I grow up, I want to be a watermelon',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  receiver: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  sender: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
} as const;
const bytes = (text: string) => Buffer.from(text, 'base64url');

describe('encryptPush', () => {
  it('makes the bytes of the example in the standard', () => {
    const { plain, p256dh, auth, salt, sender, body } = published;
    const chosen = { salt: bytes(salt), privateKey: bytes(sender) };
    expect(encryptPush(plain, { p256dh, auth }, chosen).toString('base64url')).toBe(body);
  });

  it('is read by a decoder that reads the example, and by that of Mozilla', async () => {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(bytes(published.receiver));
    const example = browserOf('https://push.example/1', curve, published.auth);
    expect(await example.read(bytes(published.body))).toBe(published.plain);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (text) => {
        const browser = createBrowser('https://push.example/1');
        const body = encryptPush(text, browser.subscription.keys);
        const sent = Buffer.from(text).toString();
        expect(await browser.read(body)).toBe(sent);
        const { curve: privateKey, auth: authSecret } = browser;
        const known = decrypt(body, { version: 'aes128gcm', privateKey, authSecret });
        expect(known.toString()).toBe(sent);
      }),
      { numRuns: 60 },
    );
  });

  it('uses other keys each time', () => {
    const { keys } = createBrowser('https://push.example/1').subscription;
    const heads = Array.from({ length: 20 }, () =>
      encryptPush('', keys).subarray(0, 86).toString('hex'),
    );
    expect(new Set(heads).size).toBe(20);
  });

  it('refuses what is longer than push services take, and what no browser has sent', () => {
    const { keys } = createBrowser('https://push.example/1').subscription;
    expect(encryptPush('a'.repeat(3900), keys).length).toBeLessThanOrEqual(4096);
    expect(() => encryptPush('a'.repeat(3901), keys)).toThrow(RangeError);
    expect(areKeys(keys)).toBe(true);
    // Not on the curve, compressed, too short.
    const off = bytes(keys.p256dh);
    off[64] = (off[64] ?? 0) ^ 1;
    expect(areKeys({ ...keys, p256dh: off.toString('base64url') })).toBe(false);
    expect(areKeys({ ...keys, p256dh: keys.p256dh.slice(0, 44) })).toBe(false);
    expect(areKeys({ ...keys, auth: 'AAAA' })).toBe(false);
  });
});

describe('makeVapidKey', () => {
  it('is the same for the same secret, and a point that browsers take', () => {
    const { publicKey } = makeVapidKey('a secret of the office');
    expect(makeVapidKey('a secret of the office').publicKey).toBe(publicKey);
    expect(makeVapidKey('another secret').publicKey).not.toBe(publicKey);
    expect(bytes(publicKey)).toHaveLength(65);
    expect(bytes(publicKey)[0]).toBe(4);
  });
});

describe('vapidHeader', () => {
  it('says to one push service, for half a day, who sends, in a way that it can check', () => {
    const key = makeVapidKey('a secret of the office');
    const at = Date.parse('2026-11-20T10:00:00Z');
    const header = vapidHeader(key, {
      ...{ endpoint: 'https://push.example/a/b?c', subject: 'mailto:desk@example.com', at },
    });
    const [, head = '', claims = '', signature = '', shown = ''] =
      /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
    expect(JSON.parse(bytes(head).toString())).toEqual({ typ: 'JWT', alg: 'ES256' });
    expect(JSON.parse(bytes(claims).toString())).toEqual({
      aud: 'https://push.example',
      exp: at / 1000 + 12 * 3600,
      sub: 'mailto:desk@example.com',
    });
    expect(shown).toBe(key.publicKey);
    const point = bytes(shown);
    const jwk = { x: point.subarray(1, 33), y: point.subarray(33) };
    const coordinates = { x: jwk.x.toString('base64url'), y: jwk.y.toString('base64url') };
    const publicKey = createPublicKey({
      format: 'jwk',
      key: { kty: 'EC', crv: 'P-256', ...coordinates },
    });
    const said = Buffer.from(`${head}.${claims}`);
    const shownBy = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
    expect(verify('sha256', said, shownBy, bytes(signature))).toBe(true);
    expect(
      verify('sha256', Buffer.concat([said, Buffer.from('.')]), shownBy, bytes(signature)),
    ).toBe(false);
  });
});
