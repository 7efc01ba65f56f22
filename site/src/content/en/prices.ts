import { dollarsFrom } from '@yiqiao/contract/money/services';

/** Prices as sentences of the site say them, behind "from". */
export const price = {
  translated: `USD ${dollarsFrom.translated} per 1000 words`,
  written: `USD ${dollarsFrom.written} per 1000 words`,
};
