const lengths = { min: 2, max: 40 } as const;

/**
 * A user name as stored: letters of any script, digits, and `.`, `-`, `_` between them, 2 to 40 characters.
 * @returns `null` for any other text.
 */
export function readUsername(typed: string): string | null {
  const name = typed.normalize('NFKC').trim();
  const isRight = /^[\p{L}\p{M}\p{N}._-]+$/u.test(name) && !/^[._-]|[._-]$/.test(name);
  const { length } = [...name];
  return isRight && length >= lengths.min && length <= lengths.max ? name : null;
}

/** Two user names with the same key are the same: capitals and spellings of one letter make no difference. */
export function usernameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** A user name to propose for a name: "Marcus Webb" is marcus.webb; with a number where that is in `taken`. */
export function proposeUsername(name: string, taken: readonly string[]): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFKC').toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const joined = [...words.join('.')].slice(0, lengths.max - 3).join('');
  const base = readUsername(joined) ?? 'colleague';
  const keys = new Set(taken.map(usernameKey));
  for (let number = 1; ; number += 1) {
    const proposed = number === 1 ? base : `${base}${number}`;
    if (!keys.has(usernameKey(proposed))) return proposed;
  }
}
