export type Encoding = 'br' | 'gzip' | 'identity';

/** The best packing that an `Accept-Encoding` allows. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined || header === '') return 'identity';
  const accepted = new Set(
    header
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((text) => text.trim()))
      .filter(([, quality]) => quality === undefined || !/^q=0(\.0{0,3})?$/.test(quality))
      .map(([name]) => name),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}
