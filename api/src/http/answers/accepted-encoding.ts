import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Densest first: which of those that a client takes is ours to choose. */
const packings = ['br', 'gzip'] as const;

/** The densest encoding that an `Accept-Encoding` header allows. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const accepted = negotiator.encodings(packings);
  return packings.find((packing) => accepted.includes(packing)) ?? 'identity';
}
