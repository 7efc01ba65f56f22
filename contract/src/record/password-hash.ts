import * as z from 'zod/mini';

const base64 = z.string().check(z.regex(/^[\w+/]{16,128}={0,2}$/));

/** A password as typed: whether it is strong enough, or right, is found later. */
export const typedPasswordSchema = z.string().check(z.minLength(1), z.maxLength(1024));

/** A password as stored. */
export const passwordHashSchema = z.object({
  algorithm: z.literal('scrypt'),
  N: z.int().check(z.gte(2 ** 14), z.lte(2 ** 20)),
  r: z.int().check(z.gte(1), z.lte(32)),
  p: z.int().check(z.gte(1), z.lte(16)),
  salt: base64,
  key: base64,
});

export type PasswordHash = Readonly<z.infer<typeof passwordHashSchema>>;
