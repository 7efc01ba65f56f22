import * as z from 'zod/mini';

export type FieldValue = string | number | boolean;

interface Fields {
  readonly [name: string]: unknown;
}

/** The names of the fields of a section; that of a part follows a full stop, and `*` is any name. */
export function fieldNames(schema: z.core.$ZodType): readonly string[] {
  const parts = partsOf(schema);
  if (parts === null) return [''];
  return parts.flatMap(([name, part]) =>
    fieldNames(part).map((inner) => (inner === '' ? name : `${name}.${inner}`)),
  );
}

function partsOf(schema: z.core.$ZodType): readonly (readonly [string, z.core.$ZodType])[] | null {
  if (schema instanceof z.ZodMiniOptional) return partsOf(schema.def.innerType);
  if (schema instanceof z.ZodMiniRecord) return [['*', schema.def.valueType]];
  if (schema instanceof z.ZodMiniObject) return Object.entries(schema.def.shape);
  return null;
}

/** Whether a name is that of a field of a section. @param names of all its fields. */
export function isFieldName(field: string, names: readonly string[]): boolean {
  const parts = field.split('.');
  return names.some((name) => {
    const pattern = name.split('.');
    return (
      pattern.length === parts.length &&
      pattern.every((part, index) => part === '*' || part === parts[index])
    );
  });
}

/** A JSON merge patch, RFC 7396: `null` takes a field away. An object that is left without any is taken away too. */
export function mergePatch(target: unknown, patch: Fields): Fields {
  const merged = new Map(Object.entries(isFields(target) ? target : {}));
  for (const [name, value] of Object.entries(patch)) {
    const next = isFields(value) ? mergePatch(merged.get(name), value) : value;
    const isGone = next === null || next === undefined || isEmpty(next);
    if (isGone) merged.delete(name);
    else merged.set(name, next);
  }
  return Object.fromEntries(merged);
}

/** The patch that gives one field a value, or takes it away. */
export function patchOf(field: string, value: FieldValue | undefined): Fields {
  return field
    .split('.')
    .reduceRight<unknown>((inner, name) => ({ [name]: inner }), value ?? null) as Fields;
}

/** What differs between two states of a section, in the order of the fields. */
export function changedFields(before: unknown, after: unknown) {
  const [old, next] = [leavesOf(before), leavesOf(after)];
  const names = new Set([...old.keys(), ...next.keys()]);
  return [...names]
    .map((field) => ({ field, from: old.get(field), to: next.get(field) }))
    .filter(({ from, to }) => from !== to);
}

function leavesOf(value: unknown, name = ''): ReadonlyMap<string, unknown> {
  if (!isFields(value)) return new Map(value === undefined ? [] : [[name, value]]);
  const parts = Object.entries(value).flatMap(([part, inner]) => [
    ...leavesOf(inner, name === '' ? part : `${name}.${part}`),
  ]);
  return new Map(parts);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return isFields(value) && Object.keys(value).length === 0;
}
