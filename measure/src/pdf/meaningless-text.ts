/** Fewer characters than this are ornaments. */
const fewestMeaningless = 5;

/** Formulas and broken ligatures leave a few characters without meaning in a text that has one. */
const mostMeaninglessShare = 0.1;

/**
 * Characters that no text has, and the first extension of Han (U+3400 on): its rare characters occur
 * in a few names, and large Chinese fonts have their numbers of glyphs there.
 */
const noText = /[\p{Cc}\p{Cn}\p{Cs}\ufffd\u3400-\u4dbf]/u;

/** Marks of lists and icons have private characters; a text made of them has no others. */
const mostPrivateShare = 0.5;

/**
 * Whether the text of a PDF page is none: where a font does not say which characters its glyphs
 * show, the numbers of the glyphs come in their place. They give themselves away by characters that
 * no text has, and by letters beside those of scripts they are never written with.
 */
export function isMeaningless(text: string): boolean {
  let written = 0;
  let meaningless = 0;
  let privateUse = 0;
  let lettersBefore = 0;
  for (const character of text) {
    if (/\s/u.test(character)) {
      lettersBefore = 0;
      continue;
    }
    written += 1;
    const letters = foreignRow(character);
    const isForeign = letters > 0 && lettersBefore > 0 && letters !== lettersBefore;
    lettersBefore = letters;
    if (isForeign || noText.test(character)) meaningless += 1;
    else if (/\p{Co}/u.test(character)) privateUse += 1;
  }
  return (
    exceeds(meaningless, written * mostMeaninglessShare) ||
    exceeds(privateUse + meaningless, written * mostPrivateShare)
  );
}

function exceeds(count: number, most: number): boolean {
  return count >= fewestMeaningless && count > most;
}

/**
 * For a letter between the European and the Asian scripts, the 256 characters it is one of: a word
 * stays within them. Zero for all others.
 */
function foreignRow(character: string): number {
  const isBetween = character > '\u052f' && character < '\u2c00';
  return isBetween && /\p{L}/u.test(character) ? character.charCodeAt(0) >> 8 : 0;
}
