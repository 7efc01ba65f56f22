/** The share of a text's characters that are counted; 0 of none. */
export function shareOf(text: string, isCounted: (character: string) => boolean): number {
  const characters = [...text];
  return characters.filter(isCounted).length / Math.max(1, characters.length);
}

/** The same of the characters beyond ASCII. */
export function shareBeyondAscii(text: string, isCounted: (character: string) => boolean): number {
  return shareOf(text.replaceAll(/\p{ASCII}/gu, ''), isCounted);
}
