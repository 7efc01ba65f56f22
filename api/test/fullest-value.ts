import * as z from 'zod/mini';

/** Texts and numbers of every kind that the stored schemas ask for. */
const candidates: readonly unknown[] = [
  '2026-11-20T10:00:00.000Z',
  '2026-10-01/2026-10-07',
  '2026-11-20',
  'a'.repeat(64),
  'A'.repeat(32),
  'en',
  'some text',
  'somebody@example.com',
  '0.15',
  'UTC',
  '09:00-18:00',
  1,
  10,
  2 ** 14,
  true,
];

/**
 * A value that has everything which a schema names, once: each field, one item of each list.
 * @param added further fields for each of its objects.
 */
export function fullestValue(schema: z.core.$ZodType, added: object = {}): unknown {
  const fill = (inner: z.core.$ZodType) => fullestValue(inner, added);
  if (schema instanceof z.ZodMiniObject) {
    const fields = Object.entries<z.core.$ZodType>(schema.def.shape);
    return { ...Object.fromEntries(fields.map(([name, field]) => [name, fill(field)])), ...added };
  }
  if (schema instanceof z.ZodMiniArray) return [fill(schema.def.element)];
  if (schema instanceof z.ZodMiniRecord) {
    const { valueType } = schema.def;
    return Object.fromEntries(keysOf(schema).map((name) => [name, fill(valueType)]));
  }
  if (schema instanceof z.ZodMiniUnion) return fill(schema.def.options[0] ?? schema);
  const { def } = schema._zod;
  if ('innerType' in def && def.innerType instanceof z.ZodMiniType) return fill(def.innerType);
  return fitting(schema);
}

/** All names that there are, or any, or one that fits their pattern. */
function keysOf({ def }: z.ZodMiniRecord): readonly string[] {
  const { keyType } = def;
  if (keyType instanceof z.ZodMiniEnum) return [...keyType._zod.values].map(String);
  return [z.safeParse(keyType, 'any').success ? 'any' : String(fitting(keyType))];
}

function fitting(schema: z.core.$ZodType): unknown {
  const isNamed = schema instanceof z.ZodMiniEnum || schema instanceof z.ZodMiniLiteral;
  const known: readonly unknown[] = isNamed ? [...schema._zod.values] : candidates;
  const found = known.find((candidate) => z.safeParse(schema, candidate).success);
  if (found === undefined) throw new Error(`No value for a schema of ${schema._zod.def.type}.`);
  return found;
}
