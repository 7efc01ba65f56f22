import { proposeSeals } from '@yiqiao/contract/text/seal';

/** How many are offered beside the field for any other. */
const shown = 3;

/** Seals to offer for a name as it is being typed: two characters and the initials, where it has both. */
export function proposeShown(name: string, taken: readonly string[]): readonly string[] {
  const proposed = proposeSeals(name, taken);
  const characters = proposed.filter((seal) => [...seal].length === 1);
  const initials = /[A-Za-z]/.test(name)
    ? proposeSeals(name.replace(/\p{Script=Han}/gu, ' '), taken)
    : [];
  const usual = [...characters.slice(0, shown - Math.min(1, initials.length)), ...initials];
  return usual.length > 0 ? usual.slice(0, shown) : proposed.slice(0, 1);
}
