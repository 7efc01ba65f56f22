import { submissionPath } from '@yiqiao/contract/record/console-paths';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useMemo } from 'react';
import { HolderSeal, useHolderName } from '../../assigning/holder-seal.tsx';
import { useHolder } from '../../assigning/use-holder.ts';
import { Clock } from '../../clocks/clock.tsx';
import { rowClock } from '../../clocks/quote-clock.ts';
import { useWhose } from '../../finding/use-whose.ts';
import { holderOf, type Whose } from '../../finding/views/whose-views.ts';
import { groupByQuote } from '../../outbox-view/group-by-quote.ts';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { findInOrder } from './find-in-order.ts';
import { type FoundEvent, type FoundGroup, groupByEvent } from './found-event.ts';
import { sinceOf } from './looking.ts';
import { QuietItem } from './quiet-item.tsx';
import { QuietGroup, QuietPage } from './quiet-page.tsx';
import { type SeenThere, withoutSeen } from './seen-there.ts';

export interface WhileQuietProps {
  /** Since when, as the address has it. */
  place: string;
  seen: SeenThere;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** What has come to the orders of this device since a moment: those of whoever looks, and nobody's. */
export function WhileQuiet({ place, seen, onOpen, onClose }: WhileQuietProps) {
  const { told } = useTexts();
  const now = useConsoleState((state) => state.now);
  const { quotes, total, phase } = useConsoleState((state) => state.list);
  const isRead = phase === 'ready' && quotes.length === total;
  const since = sinceOf(place, now);
  const whose = useWhose();
  const groups = withoutSeen(useGroups(since, whose), seen, place);
  const outbox = useConsoleState((state) => state.outbox);
  const queuedById = useMemo(() => groupByQuote(outbox), [outbox]);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <QuietPage
      {...{ since, onClose }}
      count={isRead || count > 0 ? count : null}
      hasSeen={seen.hasAny(place)}
    >
      {groups.map(({ event, items }) => (
        <Group
          key={event}
          title={told.notices.several[event](items.length)}
          records={items.map(({ record }) => record)}
          whose={event === 'new-request' ? whose : null}
        >
          {items.map(({ record, found }) => (
            <Item
              key={record.id}
              {...{ quote: record, found, now, whose }}
              queued={queuedById.get(record.id)}
              onOpen={() => {
                seen.add(place, record.id);
                onOpen(record.id);
              }}
            />
          ))}
        </Group>
      ))}
    </QuietPage>
  );
}

function useGroups(since: number, whose: Whose | null): readonly FoundGroup<QuoteSubmission>[] {
  const now = useConsoleState((state) => state.now);
  const { quotes } = useConsoleState((state) => state.list);
  const ownId = useConsoleState(({ person }) => person?.id);
  const choices = useConsoleState(({ notices }) => notices?.choices);
  return useMemo(() => {
    const isMeant = (quote: QuoteSubmission) => {
      const holder = whose === null ? null : holderOf(quote, whose);
      return holder === null || holder === ownId || choices?.whose === 'all';
    };
    return groupByEvent(
      quotes.filter(isMeant),
      (quote) => findInOrder(quote, { since, now, ownId }),
      choices?.order,
    );
  }, [quotes, since, now, ownId, whose, choices]);
}

interface GroupProps {
  title: string;
  records: readonly QuoteSubmission[];
  /** Of new requests in an office of several: what is nobody's can be taken. */
  whose: Whose | null;
  children: React.ReactNode;
}

function Group({ title, records, whose, children }: GroupProps) {
  const { assign } = useConsole();
  const { quiet: words } = useTexts();
  const free = whose === null ? [] : records.filter((quote) => holderOf(quote, whose) === null);
  const isNobodys = free.length > 0 && free.length === records.length;

  async function takeAll(ownId: string) {
    for (const quote of free) await assign(quote, ownId);
  }

  return (
    <QuietGroup
      title={isNobodys ? words.nobodys(title) : title}
      deed={
        whose !== null &&
        free.length > 0 && (
          <TextButton onClick={() => void takeAll(whose.ownId)}>
            {words.takeAll(free.length)}
          </TextButton>
        )
      }
    >
      {children}
    </QuietGroup>
  );
}

type Queued = Parameters<typeof useHolder>[1];

interface ItemProps {
  quote: QuoteSubmission;
  found: FoundEvent;
  now: number;
  whose: Whose | null;
  /** Its changes that wait to be sent. */
  queued: Queued;
  onOpen: () => void;
}

function Item({ quote, found, now, whose, queued, onOpen }: ItemProps) {
  return (
    <QuietItem
      href={submissionPath(quote.id)}
      name={quote.customerName}
      {...(whose === null ? {} : { seal: <ItemSeal {...{ quote, queued }} /> })}
      onOpen={onOpen}
    >
      {found.text === null ? (
        <Clock clock={rowClock(quote, now)} />
      ) : (
        <HanText>{found.text}</HanText>
      )}
    </QuietItem>
  );
}

function ItemSeal({ quote, queued }: Pick<ItemProps, 'quote' | 'queued'>) {
  const holder = useHolder(quote, queued);
  return (
    <>
      <HolderSeal holder={holder} size={20} />
      <span className="visually-hidden">{useHolderName(holder)}</span>
    </>
  );
}
