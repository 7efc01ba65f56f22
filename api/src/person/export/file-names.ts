/** Longest name that every file system accepts, in UTF-8 bytes, with room for a number. */
const maxNameBytes = 200;

/** Names that Windows reserves for devices, with any extension. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** Gives each file of a folder a unique name that every system can write, in the order of the calls. */
export function createFileNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const safe = toSafeName(name);
    for (let number = 1; ; number += 1) {
      const candidate = number === 1 ? safe : withNumber(safe, number);
      // Some file systems ignore case, and how an accent is composed.
      const known = candidate.normalize('NFC').toLowerCase();
      if (taken.has(known)) continue;
      taken.add(known);
      return candidate;
    }
  };
}

/**
 * The name itself where possible, without paths, invisible characters, or anything that a system interprets
 * otherwise.
 */
function toSafeName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .replace(/[/\\:*?"<>|]/g, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const named = plain === '' ? 'file' : plain.replace(deviceName, '$&_');
  return shorten(named);
}

/** Keeps the extension, which programs rely on. */
function shorten(name: string): string {
  if (Buffer.byteLength(name) <= maxNameBytes) return name;
  const [stem, ending] = splitEnding(name);
  const characters = [...stem];
  while (Buffer.byteLength(characters.join('') + ending) > maxNameBytes) characters.pop();
  return characters.join('') + ending;
}

function withNumber(name: string, number: number): string {
  const [stem, ending] = splitEnding(name);
  return `${stem} (${number})${ending}`;
}

function splitEnding(name: string): [stem: string, ending: string] {
  const [ending = ''] = /\.[^.]{1,16}$/.exec(name) ?? [];
  return [name.slice(0, name.length - ending.length), ending];
}
