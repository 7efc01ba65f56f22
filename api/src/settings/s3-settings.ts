import type { S3Settings } from '@yiqiao/engines/s3/s3-settings';
import { SettingsError } from '@yiqiao/ports/faults/settings-error';
import * as z from 'zod/mini';

const encryptions = ['AES256', 'aws:kms'] as const;

const noSpaces = z.regex(/^\S+$/, 'must be what the store gave you, without spaces');

export const s3Environment = {
  S3_ENDPOINT: z.optional(
    z
      .string()
      .check(
        z.refine(
          isOrigin,
          'must be the address of the store, such as https://s3.example.com, without a path',
        ),
      ),
  ),
  S3_BUCKET: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/,
          'must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
        ),
      ),
  ),
  S3_REGION: z.optional(
    z
      .string()
      .check(z.regex(/^[a-z\d-]{1,40}$/, 'must be the name of a region, such as eu-central-1')),
  ),
  S3_ACCESS_KEY_ID: z.optional(z.string().check(noSpaces)),
  S3_SECRET_ACCESS_KEY: z.optional(z.string().check(noSpaces)),
  S3_ENCRYPTION: z.optional(z.enum(encryptions, 'must be "AES256" or "aws:kms"')),
};

type S3Variables = z.infer<z.ZodMiniObject<typeof s3Environment>>;

/** The conventional region of stores without regions. */
export const usualRegion = 'us-east-1';

/**
 * @returns `undefined` when none of the variables is set.
 * @throws SettingsError when one of them is missing.
 */
export function readS3Settings(variables: S3Variables): S3Settings | undefined {
  const given = Object.keys(s3Environment).find(
    (name) => variables[name as keyof S3Variables] !== undefined,
  );
  if (given === undefined) return undefined;
  const need = (name: keyof S3Variables): string => {
    const value = variables[name];
    if (value === undefined) throw new SettingsError(`${name} must be set, because ${given} is.`);
    return value;
  };
  return {
    endpoint: new URL(need('S3_ENDPOINT')).origin,
    bucket: need('S3_BUCKET'),
    region: variables.S3_REGION ?? usualRegion,
    accessKeyId: need('S3_ACCESS_KEY_ID'),
    secretAccessKey: need('S3_SECRET_ACCESS_KEY'),
    encryption: variables.S3_ENCRYPTION,
  };
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin } = new URL(text);
  return /^https?:$/.test(protocol) && origin === text.toLowerCase().replace(/\/$/, '');
}
