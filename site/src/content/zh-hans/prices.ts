import { dollarsFrom } from '@yiqiao/contract/money/services';

/** Prices as sentences of the site say them. The spaces beside the amount do not break. */
export const price = {
  translated: `每千字\u00a0US$${dollarsFrom.translated}\u00a0起`,
  written: `每千字\u00a0US$${dollarsFrom.written}\u00a0起`,
};
