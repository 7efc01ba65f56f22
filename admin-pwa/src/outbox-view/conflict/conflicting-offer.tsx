import { defaultCurrency } from '@yiqiao/contract/money/currency';
import { formatRecent } from '../../clocks/format-time.ts';
import { moneyText } from '../../figures/money-text.ts';
import { offerTermsText } from '../../figures/offer-text.ts';
import type { OfferEntry } from '../../offline/outbox/outbox-entry.ts';
import { useConsole } from '../../state/use-console.ts';
import { texts, useTexts } from '../../texts/texts.ts';
import { serverOfferName } from '../entry-words.ts';
import { ConflictHalves } from './conflict-halves.tsx';
import { sourceOf } from './conflicting-change.tsx';

interface ConflictingOfferProps {
  entry: OfferEntry;
  now: number;
}

/**
 * An offer that conflicts with what the server has: what holds there, and what can be done with the
 * offer.
 */
export function ConflictingOffer({ entry, now }: ConflictingOfferProps) {
  const { keepOwn, drop, keepAsNote } = useConsole();
  const { changes, order } = useTexts();
  const { offer, queuedAt, server } = entry;
  if (!server) return null;
  const { conflict } = order;
  const isLost = server.obstacle !== undefined || server.acceptedBy !== undefined;
  const moment = formatRecent(server.at, now);
  const there = {
    title: changes.onServer,
    what: <strong>{serverOfferName(entry)}</strong>,
    source:
      server.acceptedBy === undefined
        ? sourceOf(moment, server.device)
        : conflict.acceptedBy(server.acceptedBy, moment),
    effect: [conflict.holds, holdsWhy(server)] as const,
    action: dropName(server),
    onChoose: () => void drop(entry),
  };
  const own = {
    title: changes.yours,
    what: <strong>{moneyText(offer.total, offer.currency ?? defaultCurrency)}</strong>,
    source: changes.fromHere(formatRecent(queuedAt, now)),
    effect: isLost
      ? ([conflict.cannot, conflict.cannotWhy] as const)
      : ([conflict.replaces, conflict.replacesWhy] as const),
    action: isLost ? conflict.asNote : conflict.sendAll,
    onChoose: () =>
      void (isLost
        ? keepAsNote(entry, conflict.noteText(offerTermsText(offer, now)))
        : keepOwn(entry)),
  };
  return (
    <ConflictHalves
      title={isLost ? conflict.title : conflict.movedTitle}
      text={conflict.kept}
      halves={[there, own]}
    />
  );
}

function holdsWhy({ acceptedBy, obstacle }: NonNullable<OfferEntry['server']>): string {
  const { conflict } = texts().order;
  if (acceptedBy !== undefined) return conflict.holdsWhy;
  return obstacle === undefined ? conflict.movedWhy : conflict.closedWhy;
}

function dropName({ acceptedBy, version }: NonNullable<OfferEntry['server']>): string {
  const { conflict } = texts().order;
  const isAccepted = acceptedBy !== undefined && version !== undefined;
  return isAccepted ? conflict.keepAccepted(version) : conflict.drop;
}
