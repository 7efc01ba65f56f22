import { sampleOffer } from '@yiqiao/contract/commands/sample-order';
import { describe, expect, it } from 'vitest';
import { acceptedRequest, sampleAmendment } from '../test/sample-states.ts';
import { findAmendment } from './find-amendment.ts';

const offers = [sampleOffer({ total: '831.30' }), sampleAmendment];

describe('findAmendment', () => {
  it('finds what can be accepted in the place of the accepted version', () => {
    expect(findAmendment(acceptedRequest({ offers, openVersion: 2 }))).toMatchObject({
      kind: 'open',
      offer: { version: 2 },
      accepted: { version: 1 },
    });
  });

  it('says when it was declined, or ceased to be valid', () => {
    const at = '2026-11-24T10:00:00.000Z';
    const declined = acceptedRequest({ offers, refusals: [{ version: 2, at }] });
    expect(findAmendment(declined)).toMatchObject({ kind: 'declined', at });
    expect(findAmendment(acceptedRequest({ offers }))).toMatchObject({
      kind: 'expired',
      at: sampleAmendment.validUntil,
    });
  });

  it('finds none where nothing was accepted, or the last version was', () => {
    const acceptance = { version: 2, name: 'Lin', at: '2026-11-25T09:00:00.000Z' };
    expect(findAmendment(acceptedRequest({ offers, acceptance }))).toBeNull();
    expect(findAmendment(acceptedRequest({ offers, acceptance: undefined }))).toBeNull();
  });
});
