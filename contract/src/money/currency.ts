/** The currencies that a quote can be in, the default first (ISO 4217). Nothing is ever converted. */
export const currencies = ['USD', 'CNY'] as const;

export type Currency = (typeof currencies)[number];

export const defaultCurrency = currencies[0];

/** Those that a translator's fee can be in; each is added up by itself. */
export const feeCurrencies = [...currencies, 'HKD', 'TWD', 'EUR', 'GBP'] as const;

/** How readers of English, and of Chinese in either script, write them. */
const symbols = {
  USD: { en: '$', zh: 'US$' },
  CNY: { en: '¥', zh: '¥' },
  HKD: { en: 'HK$', zh: 'HK$' },
  TWD: { en: 'NT$', zh: 'NT$' },
  EUR: { en: '€', zh: '€' },
  GBP: { en: '£', zh: '£' },
} satisfies Record<(typeof feeCurrencies)[number], object>;

export type SymbolReader = keyof (typeof symbols)[Currency];

/** "$" or "US$", "¥"; the code itself for a currency that this version does not know. */
export function currencySymbol(currency: string, reader: SymbolReader = 'en'): string {
  const known: Readonly<Record<string, Readonly<Record<SymbolReader, string>>>> = symbols;
  return known[currency]?.[reader] ?? `${currency} `;
}
