import type { Cents } from '@yiqiao/contract/money/money';

/** Coins shown at checkout with their fixed display rates per US dollar. */
export const cryptoOptions = [
  { id: 'btc', name: 'Bitcoin', symbol: 'BTC', rate: 0.000023, decimals: 6 },
  { id: 'eth', name: 'Ethereum', symbol: 'ETH', rate: 0.00034, decimals: 6 },
  { id: 'usdc', name: 'USD Coin', symbol: 'USDC', rate: 1, decimals: 2 },
] as const;

export type CryptoOption = (typeof cryptoOptions)[number];

/** An amount in a coin for display, "0.012231" or "12,345.68": not exact enough to pay with. */
export function formatCryptoAmount(cents: Cents, { rate, decimals }: CryptoOption): string {
  const amount = ((cents / 100) * rate).toFixed(decimals);
  return Number(amount).toLocaleString('en-US', { minimumFractionDigits: decimals });
}
