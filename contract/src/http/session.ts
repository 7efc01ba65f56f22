import * as z from 'zod/mini';

export const loginRequestSchema = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(200)),
  password: z.string().check(z.minLength(1), z.maxLength(1024)),
});

export type LoginRequest = z.infer<typeof loginRequestSchema>;

export const sessionCheckSchema = z.object({ authenticated: z.boolean() });
