import { viewBytes } from '../../byte-view.ts';

/** One thing that formatting says, with the number it begins with. */
export interface Property {
  readonly name: number;
  readonly value: number;
}

/** Bytes of an operand by the top bits of its name; 6 says its own length. Source: MS-DOC, Sprm. */
const operandBytes = [1, 1, 2, 4, 2, 2, -1, 3];

/** The properties that formatting consists of, in their order. */
export function* readProperties(bytes: Uint8Array): Generator<Property> {
  const view = viewBytes(bytes);
  for (let at = 0; at + 3 <= bytes.length; ) {
    const name = view.getUint16(at, true);
    const first = view.getUint8(at + 2);
    const length = operandBytes[name >> 13] ?? 1;
    const isNumber = length === 2 && at + 4 <= bytes.length;
    yield { name, value: isNumber ? view.getUint16(at + 2, true) : first };
    at += 2 + (length < 0 ? 1 + first : length);
  }
}

/** Hides text: not (0), always (1), as the style does (0x80), or as it does not (0x81). */
export const hidingProperty = 0x083c;

/** Whether text is hidden, where its style hides it or does not. Source: MS-DOC, ToggleOperand. */
export function isHiddenBy(value: number | undefined, isStyleHidden: boolean): boolean {
  if (value === undefined || value === 0x80) return isStyleHidden;
  return value === 0x81 ? !isStyleHidden : value === 1;
}
