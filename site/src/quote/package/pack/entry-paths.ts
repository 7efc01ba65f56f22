/** Longer paths cannot be unpacked on Windows. */
const mostCharacters = 240;

/**
 * The names of files within an archive: relative, in Unicode's composed form, each different from the others also
 * where case is not distinguished. Every name is kept as far as it is safe to unpack.
 */
export function toEntryPaths(paths: readonly string[]): string[] {
  const cleaned = paths.map(cleanPath);
  // A file must not be called what a folder is called.
  const taken = new Set(cleaned.flatMap(listFolders).map(toKey));
  return cleaned.map((path) => {
    let free = path;
    for (let number = 2; taken.has(toKey(free)); number += 1) free = addNumber(path, number);
    taken.add(toKey(free));
    return free;
  });
}

function cleanPath(path: string): string {
  const parts = path
    .normalize('NFC')
    .split('/')
    .map(cleanName)
    .filter((name) => name !== '' && name !== '.' && name !== '..');
  return shorten(parts.join('/') || '_');
}

/** A backslash would become a folder on Windows, a colon a drive; control characters cannot be written there. */
function cleanName(name: string): string {
  return name.replaceAll(/[\p{Cc}\p{Cs}\\]/gu, '_').replace(/^([a-z]):/i, '$1_');
}

/** Leaves folders out from the left, then cuts the name before its extension. */
function shorten(path: string): string {
  let short = path;
  while (short.length > mostCharacters && short.includes('/')) {
    short = short.slice(short.indexOf('/') + 1);
  }
  if (short.length <= mostCharacters) return short;
  const extension = getEnding(short);
  return `${cutWell(short, mostCharacters - extension.length)}${extension}`;
}

function cutWell(text: string, length: number): string {
  const last = text.charCodeAt(length - 1);
  const splitsPair = last >= 0xd800 && last < 0xdc00;
  return text.slice(0, splitsPair ? length - 1 : length);
}

function listFolders(path: string): string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

function toKey(path: string): string {
  return path.toLowerCase();
}

/** "contract (2).docx". */
function addNumber(path: string, number: number): string {
  const ending = getEnding(path);
  return `${path.slice(0, path.length - ending.length)} (${number})${ending}`;
}

/** ".docx", or nothing. */
function getEnding(path: string): string {
  return /[^./](\.[^./]{1,12})$/.exec(path)?.[1] ?? '';
}
