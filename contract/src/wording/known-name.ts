/** The translation of a name, if there is one; names added by a newer version stay as they are. */
export function knownName(names: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(names, name) ? (names[name] ?? name) : name;
}
