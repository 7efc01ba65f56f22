import { changeAside, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';

/**
 * Records that the client has downloaded a finished file completely; only the first time counts. Decisions based on
 * the revision before remain valid. @param at in ms since the epoch.
 */
export function decideDownload<Quote extends Decidable>(
  quote: Quote,
  { fileId }: { readonly fileId: string },
  at: number,
): Decision<Quote> {
  const { deliveries = [] } = quote;
  const file = deliveries.flatMap(({ files }) => files).find(({ id }) => id === fileId);
  if (file === undefined || file.downloadedAt !== undefined) return { kind: 'unchanged', quote };
  const had = { ...file, downloadedAt: toDateTime(at) };
  return changeAside(quote, {
    deliveries: deliveries.map((delivery) => ({
      ...delivery,
      files: delivery.files.map((known) => (known === file ? had : known)),
    })),
  });
}
