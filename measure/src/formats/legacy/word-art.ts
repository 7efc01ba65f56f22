import { viewBytes } from '../../byte-view.ts';
import type { Atom } from './atoms.ts';

/** The record of a drawn shape's properties. Source: MS-ODRAW, 2.2.9 (OfficeArtFOPT). */
export const shapeProperties = 0xf00b;

/** One property of the list: its number with two flags, and its value or how long that is. */
const propertyBytes = 6;
const numberMask = 0x3fff;
const isLong = 0x8000;

/** Source: MS-ODRAW, 2.3.22.1 (gtextUNICODE) and 2.3.22.10 (Geometry Text Boolean Properties). */
const text = 0x00c0;
const switches = 0x00ff;
const isWordArt = 0x4000;

/** The text of a WordArt shape, which is among its properties; empty for every other shape. */
export function readWordArt({ instance, data }: Atom): string {
  const view = viewBytes(data);
  const listEnd = instance * propertyBytes;
  let words = '';
  let isShown = false;
  // What does not fit into the list follows it, in the order of the list.
  let valueAt = listEnd;
  for (let at = 0; at + propertyBytes <= Math.min(listEnd, data.length); at += propertyBytes) {
    const head = view.getUint16(at, true);
    const value = view.getUint32(at + 2, true);
    const number = head & numberMask;
    if (number === switches) isShown = (value & isWordArt) !== 0;
    if ((head & isLong) === 0) continue;
    if (number === text) words = decode(data.subarray(valueAt, valueAt + value));
    valueAt += value;
  }
  return isShown ? words : '';
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-16le').decode(bytes).replace(/\0.*$/s, '').replaceAll('\r', '\n');
}
