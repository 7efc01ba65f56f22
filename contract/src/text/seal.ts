/**
 * A seal as stored: one Chinese character, or two letters, which are put in capitals. @returns `null` for any other
 * text.
 */
export function readSeal(typed: string): string | null {
  const seal = typed.normalize('NFC').trim().toUpperCase();
  return /^(?:\p{Script=Han}|[\p{Lu}\p{N}]{2})$/u.test(seal) ? seal : null;
}

/**
 * Seals to propose for a name, the usual ones first: surname, last character and the others of a Chinese name;
 * initials, first two letters and other pairs of a name in letters. None is in `taken`, and there is always one.
 */
export function proposeSeals(name: string, taken: readonly string[]): string[] {
  const start = name.slice(0, maxRead);
  const candidates = [...fromCharacters(start), ...fromLetters(start), ...anyPairs()];
  const seals = candidates.flatMap((text) => readSeal(text) ?? []);
  return [...new Set(seals)].filter((seal) => !taken.includes(seal)).slice(0, maxProposed);
}

const maxProposed = 6;
/** Of a name, more than people have: whoever types another text into its field waits for nothing. */
const maxRead = 200;

function fromCharacters(name: string): string[] {
  const characters = name.match(/\p{Script=Han}/gu) ?? [];
  const [surname = '', ...given] = characters;
  return [surname, ...given.reverse()];
}

function fromLetters(name: string): string[] {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '');
  const words = plain.match(/[A-Za-z]+/g) ?? [];
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const initials = words.length > 1 ? [first.charAt(0) + last.charAt(0)] : [];
  const inWord = [...first.slice(1)].map((letter) => first.charAt(0) + letter);
  return [...initials, ...inWord, ...[...last].map((letter) => first.charAt(0) + letter)];
}

/** More pairs than an office has people. */
function anyPairs(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((one) => letters.map((other) => one + other));
}
