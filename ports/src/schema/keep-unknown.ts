import * as z from 'zod/mini';

/**
 * The same schema, except that objects at every depth keep unknown fields: those that a later release has written,
 * and that this one must preserve when it changes something else.
 */
export function keepUnknown<Schema extends z.core.$ZodType>(schema: Schema): Schema {
  // The copy has the same type as its original.
  return copy(schema) as Schema;
}

function copy(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodMiniObject) {
    const fields = Object.entries<z.core.$ZodType>(schema.def.shape);
    const shape = Object.fromEntries(fields.map(([name, field]) => [name, copy(field)]));
    return schema.clone({ ...schema.def, shape, catchall: z.unknown() });
  }
  if (schema instanceof z.ZodMiniArray) {
    return schema.clone({ ...schema.def, element: copy(schema.def.element) });
  }
  if (schema instanceof z.ZodMiniRecord) {
    return schema.clone({ ...schema.def, valueType: copy(schema.def.valueType) });
  }
  if (schema instanceof z.ZodMiniUnion) {
    return schema.clone({ ...schema.def, options: schema.def.options.map(copy) });
  }
  return copyWrapped(schema);
}

/** One by one, since no single type of definition fits all four. */
function copyWrapped(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodMiniOptional) {
    return schema.clone({ ...schema.def, innerType: copy(schema.def.innerType) });
  }
  if (schema instanceof z.ZodMiniExactOptional) {
    return schema.clone({ ...schema.def, innerType: copy(schema.def.innerType) });
  }
  if (schema instanceof z.ZodMiniNullable) {
    return schema.clone({ ...schema.def, innerType: copy(schema.def.innerType) });
  }
  if (schema instanceof z.ZodMiniDefault) {
    return schema.clone({ ...schema.def, innerType: copy(schema.def.innerType) });
  }
  return schema;
}
