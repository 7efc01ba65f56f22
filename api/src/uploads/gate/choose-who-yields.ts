/** An upload that could give its place to another. */
export interface Candidate {
  readonly clientKey: string;
  readonly ageMs: () => number;
  readonly bytesPerSecond: () => number;
}

/** Grace period: uploads may start slowly, and should not lose their place before they had a chance. */
const graceMs = 10_000;
/** At this rate a letter takes minutes, and a film a day. */
const tricklingBytesPerSecond = 16 * 1024;

export function isTrickling({ ageMs, bytesPerSecond }: Candidate): boolean {
  return ageMs() >= graceMs && bytesPerSecond() < tricklingBytesPerSecond;
}

/**
 * Chooses the upload that yields to a newcomer when every place is taken: the slowest upload of the client with the
 * most places. Exempt are uploads whose client would be left with fewer places than the newcomer's, unless they
 * trickle.
 * @returns `null` when all are exempt.
 */
export function chooseWhoYields<Upload extends Candidate>(
  uploads: readonly Upload[],
  newcomer: string,
): Upload | null {
  const places = new Map<string, number>();
  for (const { clientKey } of uploads) places.set(clientKey, (places.get(clientKey) ?? 0) + 1);
  const placesOf = (clientKey: string) => places.get(clientKey) ?? 0;
  const [first] = uploads
    .filter((upload) => placesOf(upload.clientKey) > placesOf(newcomer) + 1 || isTrickling(upload))
    .map((upload) => ({ upload, rate: upload.bytesPerSecond() }))
    .toSorted(
      (one, other) =>
        placesOf(other.upload.clientKey) - placesOf(one.upload.clientKey) || one.rate - other.rate,
    );
  return first?.upload ?? null;
}
