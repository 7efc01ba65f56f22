import * as z from 'zod/mini';

export type FieldValue = string | number | boolean;

interface Fields {
  readonly [name: string]: unknown;
}

/** The names of the fields of a section; that of a part follows a full stop. */
export function fieldNames(schema: z.ZodMiniObject): readonly string[] {
  return Object.entries<z.core.$ZodType>(schema.def.shape).flatMap(([name, field]) => {
    const inner = field instanceof z.ZodMiniOptional ? field.def.innerType : field;
    if (!(inner instanceof z.ZodMiniObject)) return [name];
    return fieldNames(inner).map((part) => `${name}.${part}`);
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
