/** Both Chinese scripts, character by character: one becomes one, so that a text keeps its length. */
export interface Scripts {
  /** Certain enough for a search; of a text it makes a draft. */
  toSimplified(text: string): string;
  /** A draft: one character may stand for several, and the most usual one is taken. */
  toTraditional(text: string): string;
}

const firstCode = 0x3400;
const lastCode = 0x9fff;
const hanRuns = /[\u3400-\u9fff]+/g;

/** @param groups see `characters.ts`. */
export function createScripts(groups: string): Scripts {
  const simplified = new Uint16Array(lastCode - firstCode + 1);
  const traditional = new Uint16Array(lastCode - firstCode + 1);
  for (const [one = '', usual = '', ...others] of groups.split(' ')) {
    traditional[placeOf(one)] = usual.charCodeAt(0);
    for (const other of [usual, ...others]) simplified[placeOf(other)] = one.charCodeAt(0);
  }
  return {
    toSimplified: (text) => text.replace(hanRuns, (run) => convert(run, simplified)),
    toTraditional: (text) => text.replace(hanRuns, (run) => convert(run, traditional)),
  };
}

function placeOf(character: string): number {
  return character.charCodeAt(0) - firstCode;
}

/** @param table by place, what a character becomes; 0: it stays. */
function convert(run: string, table: Uint16Array): string {
  let converted = '';
  for (let at = 0; at < run.length; at += 1) {
    const code = run.charCodeAt(at);
    converted += String.fromCharCode(table[code - firstCode] || code);
  }
  return converted;
}
