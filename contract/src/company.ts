import * as z from 'zod/mini';
import file from '../../company.json' with { type: 'json' };

const accountText = z.string().check(z.trim(), z.minLength(1), z.maxLength(1000));

/** Who runs this installation: read from `company.json` at build time, nowhere else. */
export const company = z
  .strictObject({
    /** Legal or trading name, shown in running text. */
    name: z.string().check(z.minLength(1)),
    /** Short Latin name in the word-mark, without its full stop. */
    brand: z.string().check(z.minLength(1)),
    /** Short Chinese name in the word-mark, without its full stop. */
    brandChinese: z.string(),
    /** The same in Traditional characters, where they differ. */
    brandTraditional: z.optional(z.string()),
    email: z.email(),
    /**
     * How to pay by bank transfer, in lines, for those who cannot use a card. A language without one gets
     * the English text. `{reference}` stands for the request's reference.
     */
    bankTransfer: z.optional(
      z.strictObject({
        en: accountText,
        'zh-Hans': z.optional(accountText),
        'zh-Hant': z.optional(accountText),
      }),
    ),
  })
  .parse(file);
