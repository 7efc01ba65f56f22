import * as fc from 'fast-check';

/** As much of JSON Schema as the contract's requests use. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  /** A moment is given as one; other formats are texts like any. */
  readonly format?: string;
}

const hostileValues: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '𠮷'.repeat(1100),
  '../../etc/passwd',
  '<script>',
  [],
  {},
  { $ne: null },
];

/** Most of them in the time of the orders that a test makes. */
const moments = fc
  .date({ min: new Date(0), max: new Date(Date.now() + 40 * 24 * 3_600_000), noInvalidDate: true })
  .map((date) => date.toISOString());

/** Values that a schema allows. */
export function allowedValues(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(allowedValues));
  const { type } = schema;
  if (Array.isArray(type)) {
    return fc.oneof(...type.map((one: string) => allowedValues({ ...schema, type: one })));
  }
  switch (type) {
    case 'object':
      return allowedObjects(schema);
    case 'string':
      if (schema.format === 'date-time') return moments;
      return fc.string({
        minLength: schema.minLength ?? 0,
        maxLength: schema.maxLength ?? 50,
        unit: 'grapheme',
      });
    case 'number':
      return fc.double();
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 9, 2 ** 31) });
    case 'array':
      return fc.array(allowedValues(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 3, 3)),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      throw new Error(`No values for a schema of type ${type}.`);
  }
}

/** Values that differ from an allowed one in a single field, which may still be allowed. */
export function nearlyAllowedValues(schema: JsonSchema): fc.Arbitrary<unknown> {
  const names = [...Object.keys(schema.properties ?? {}), '__proto__', 'constructor', 'id'];
  return fc
    .tuple(allowedObjects(schema), fc.constantFrom(...names), fc.constantFrom(...hostileValues))
    .map(([value, name, hostile]) => ({ ...value, [name]: hostile }));
}

function allowedObjects({
  properties = {},
  required = [],
}: JsonSchema): fc.Arbitrary<Record<string, unknown>> {
  const values: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, part] of Object.entries(properties)) values[name] = allowedValues(part);
  return fc.record(values, { requiredKeys: [...required] });
}
