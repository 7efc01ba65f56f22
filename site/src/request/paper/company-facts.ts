import { localLines } from '@yiqiao/contract/company';
import type { Company } from '@yiqiao/contract/company-schema';
import type { Language } from '@yiqiao/contract/text/languages';

/** The address in one line: on paper each line costs what a short quote has left on its sheet. */
export function addressLine({ address }: Pick<Company, 'address'>, language: Language): string {
  return address === undefined
    ? ''
    : listFacts(localLines(address, language).split('\n'), language);
}

/** Facts that are there, one after the other, by the commas of the language. */
export function listFacts(
  facts: readonly (string | false | undefined)[],
  language: Language,
): string {
  return facts.filter(Boolean).join(language === 'en' ? ', ' : '，');
}
