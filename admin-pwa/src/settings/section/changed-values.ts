/** Of these fields of a section, those that are to be other than they are. */
export function changedValues<Section extends object, Field extends keyof Section>(
  fields: readonly Field[],
  live: Section,
  draft: Partial<Section>,
): readonly Field[] {
  return fields.filter((field) => draft[field] !== undefined && draft[field] !== live[field]);
}
