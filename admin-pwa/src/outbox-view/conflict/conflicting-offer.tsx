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
  const isLost = obstacleOf(entry) !== undefined;
  const isAmendment = !isLost && server.acceptedBy !== undefined;
  const asNote = () => void keepAsNote(entry, conflict.noteText(offerTermsText(offer, now)));
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
    what: <strong>{moneyText(offer.total, offer.currency)}</strong>,
    source: changes.fromHere(formatRecent(queuedAt, now)),
    effect: ownEffect(entry),
    action: isLost ? conflict.asNote : sendName(server),
    onChoose: () => (isLost ? asNote() : void keepOwn(entry)),
    ...(isAmendment && { other: { action: conflict.asNote, onChoose: asNote } }),
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

/** Why an offer cannot be sent on top of what the server has; `undefined` if it can. */
function obstacleOf({ offer, server }: OfferEntry): string | undefined {
  const isAccepted = server?.acceptedBy !== undefined && server.currency !== undefined;
  const isOther = isAccepted && server.currency !== offer.currency;
  return server?.obstacle ?? (isOther ? 'currency-differs' : undefined);
}

function ownEffect(entry: OfferEntry): readonly [string, string] {
  const { conflict } = texts().order;
  const obstacle = obstacleOf(entry);
  const { acceptedBy, version } = entry.server ?? {};
  if (obstacle === 'currency-differs') return [conflict.cannot, conflict.otherCurrency];
  if (obstacle !== undefined) return [conflict.cannot, conflict.cannotWhy];
  const isAmendment = acceptedBy !== undefined && version !== undefined;
  if (isAmendment) return [conflict.amends, conflict.amendsWhy(version)];
  return [conflict.replaces, conflict.replacesWhy];
}

function sendName({ acceptedBy }: NonNullable<OfferEntry['server']>): string {
  const { conflict } = texts().order;
  return acceptedBy === undefined ? conflict.sendAll : conflict.sendAmendment;
}

function dropName({ acceptedBy, version }: NonNullable<OfferEntry['server']>): string {
  const { conflict } = texts().order;
  const isAccepted = acceptedBy !== undefined && version !== undefined;
  return isAccepted ? conflict.keepAccepted(version) : conflict.drop;
}
