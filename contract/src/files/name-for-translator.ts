/** What a client is called. */
interface ClientNames {
  /** A person's: each word of it tells who it is. */
  readonly name: string;
  /** That on the invoice, often an organization's: it tells as a whole only. */
  readonly title?: string | undefined;
}

/**
 * A file's name without that of the client, which a translator is not to learn: "Ouyang Murong birth certificate.pdf"
 * → "birth certificate.pdf". Where nothing else is left, the file is called by its place among those of the job.
 * @param place 1, 2, …
 */
export function nameForTranslator(
  fileName: string,
  { name: person, title = '' }: ClientNames,
  place: number,
): string {
  const dot = fileName.lastIndexOf('.');
  const stem = dot > 0 ? fileName.slice(0, dot) : fileName;
  const left = [...partsOf(person), title.trim()].filter(isTelling).reduce(withoutPart, stem);
  if (left === stem) return fileName;
  const tidy = left
    .replace(/[（([【「][\s\-_,.]*[）)\]】」]/gu, ' ')
    .replace(/[\s_]+/gu, ' ')
    .replace(/^[\s\-–—_,.;、，的]+|[\s\-–—_,.;、，]+$/gu, '');
  const name = /[\p{L}\p{N}]/u.test(tidy) ? tidy : `document ${place}`;
  return `${name}${fileName.slice(stem.length)}`;
}

/** A Latin part that is shorter can be the beginning of another word. */
const shortestInside = 5;

/** The name as it is written, without its spaces, and each of its words; the longest first. */
function partsOf(name: string): readonly string[] {
  const words = name.split(/[\s,.·・()（）-]+/u).filter(Boolean);
  const han = name.match(/\p{Script=Han}{2,}/gu) ?? [];
  const named = words.filter((word) => word.length >= shortestInside || !/^\p{Ll}/u.test(word));
  const parts = [name.trim(), words.join(''), ...named, ...han];
  return [...new Set(parts)].sort((a, b) => b.length - a.length);
}

/** One Chinese character, or one letter, says nothing. */
function isTelling(part: string): boolean {
  return part.length >= 2;
}

/** However the letters are written, and whatever stands between the words; a short part only as a word of its own. */
function withoutPart(text: string, part: string): string {
  const [folded, wanted] = [fold(text), fold(part)];
  const isWord = !/\p{Script=Han}/u.test(part) && part.length < shortestInside;
  let left = '';
  for (let from = 0; ; ) {
    const at = folded.indexOf(wanted, from);
    if (at === -1) return left + text.slice(from);
    const end = at + wanted.length;
    const isInside = isLetter(folded.charAt(at - 1)) || isLetter(folded.charAt(end));
    left += text.slice(from, at) + (isWord && isInside ? text.slice(at, end) : ' ');
    from = end;
  }
}

/** A text of the same length, without upper case and with spaces for the signs that stand for them. */
function fold(text: string): string {
  const letters = Array.from(text, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  });
  return letters.join('').replace(/[\s_.-]/g, ' ');
}

function isLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}
