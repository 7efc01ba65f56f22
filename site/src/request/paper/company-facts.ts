import { localLines } from '@yiqiao/contract/company';
import type { Company } from '@yiqiao/contract/company-schema';
import type { Language } from '@yiqiao/contract/text/languages';

/** The address on one line, since a short quote should fit on one sheet. */
export function addressLine({ address }: Pick<Company, 'address'>, language: Language): string {
  return address === undefined
    ? ''
    : listFacts(localLines(address, language).split('\n'), language);
}

/** The facts that are present, separated by the language's commas. */
export function listFacts(
  facts: readonly (string | false | undefined)[],
  language: Language,
): string {
  return facts.filter(Boolean).join(language === 'en' ? ', ' : '，');
}
