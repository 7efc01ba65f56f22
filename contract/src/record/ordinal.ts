import * as z from 'zod/mini';

/** The number of a version or a delivery. A form without scripts sends it as text. */
export const ordinal = z.union([
  z.int().check(z.gte(1), z.lte(1_000_000)),
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,5}$/)),
    z.transform((digits) => Number(digits)),
  ),
]);
