/** An upload that could give its place to another. */
export interface Candidate {
  readonly clientKey: string;
  readonly ageMs: () => number;
  readonly bytesPerSecond: () => number;
}

/** A beginning may be slow, and nobody is to lose his place before he could show what he brings. */
const graceMs = 10_000;
/** At this pace a letter takes minutes, and a film a day. */
const drippingBytesPerSecond = 16 * 1024;

export function isDripping({ ageMs, bytesPerSecond }: Candidate): boolean {
  return ageMs() >= graceMs && bytesPerSecond() < drippingBytesPerSecond;
}

/**
 * Who gives way to a newcomer when every place is taken: the slowest upload of the client that holds
 * most. Safe are those whose client would be left with fewer places than the newcomer's then has,
 * unless they drip.
 * @returns `null` when all are safe.
 */
export function chooseWhoYields<Upload extends Candidate>(
  uploads: readonly Upload[],
  newcomer: string,
): Upload | null {
  const places = new Map<string, number>();
  for (const { clientKey } of uploads) places.set(clientKey, (places.get(clientKey) ?? 0) + 1);
  const placesOf = (clientKey: string) => places.get(clientKey) ?? 0;
  const [first] = uploads
    .filter((upload) => placesOf(upload.clientKey) > placesOf(newcomer) + 1 || isDripping(upload))
    .map((upload) => ({ upload, rate: upload.bytesPerSecond() }))
    .toSorted(
      (one, other) =>
        placesOf(other.upload.clientKey) - placesOf(one.upload.clientKey) || one.rate - other.rate,
    );
  return first?.upload ?? null;
}
