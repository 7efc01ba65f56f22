/** A name in other words, where there are any: what a newer version has added keeps its own. */
export function knownName(names: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(names, name) ? (names[name] ?? name) : name;
}
