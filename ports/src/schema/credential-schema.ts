import { passwordHashSchema } from '@yiqiao/contract/record/password-hash';
import * as z from 'zod/mini';

export const credentialSchema = z.object({
  version: z.literal(1),
  password: passwordHashSchema,
  changedAt: z.iso.datetime(),
});
