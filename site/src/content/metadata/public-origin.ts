import { originPlace } from '@yiqiao/contract/public-origin';

/**
 * Where the site is reached, without a slash at its end; empty when the operator has not said it.
 * A page is prerendered with the place of the origin, which the server fills, also in the attribute
 * that a browser reads it from.
 */
export function readPublicOrigin(): string {
  if (typeof document === 'undefined') return originPlace;
  return document.documentElement.dataset.origin ?? '';
}
