import { formatRecent } from '../../clocks/format-time.ts';
import type { AssignEntry } from '../../offline/outbox/outbox-entry.ts';
import { Seal } from '../../seal/seal.tsx';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import { texts, useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import { ConflictHalves } from './conflict-halves.tsx';
import styles from './conflicting-change.module.css';
import { sourceOf } from './conflicting-change.tsx';

interface ConflictingAssignmentProps {
  entry: AssignEntry;
  now: number;
}

/** Two people decided whose an order is; leaving it as the server has it is the safe answer. */
export function ConflictingAssignment({ entry, now }: ConflictingAssignmentProps) {
  const { keepOwn, drop, take } = useConsole();
  const { assigning, changes } = useTexts();
  const { conflict } = assigning;
  const { holder, request, queuedAt, quoteId, customerName } = entry;
  const ownId = useConsoleState(({ person }) => person?.id);
  const colleagues = useConsoleState((state) => state.colleagues);
  const quote = useConsoleState(({ list }) => list.quotes.find(({ id }) => id === quoteId));
  if (holder === undefined) return null;
  const wanted = colleagues.find(({ id }) => id === request.personId);
  const isTaking = request.personId === ownId;
  const sealOf = (id: string) => colleagues.find((one) => one.id === id)?.seal ?? '';
  const begun = quote?.messages?.find(({ from, at }) => from === 'office' && at >= holder.at);
  const { note } = request;

  async function leave() {
    // What was written for the receiver is not lost with it.
    if (note !== undefined && quote !== undefined) {
      await take(quote, { command: 'keepNote', request: { text: note } });
    }
    await drop(entry);
  }

  const there = {
    title: changes.onServer,
    what: (
      <Party seal={sealOf(holder.id)} look={holder.id === ownId ? 'cut-in' : 'relief'}>
        {isTaking ? conflict.tookIt(holder.name) : conflict.hasIt(holder.name)}
      </Party>
    ),
    source: sourceOf(formatRecent(holder.at, now), holder.device ?? ''),
    effect: [
      conflict.changesNothing,
      begun === undefined ? '' : conflict.workHasBegun(formatRecent(begun.at, now)),
    ] as const,
    action: conflict.leave(holder.name),
    onChoose: () => void leave(),
  };
  const own = {
    title: changes.yours,
    what: (
      <Party seal={wanted?.seal ?? ''} look={request.personId === null ? 'empty-unsent' : 'unsent'}>
        {wishOf(entry, isTaking, wanted?.name ?? '')}
      </Party>
    ),
    source: changes.fromHere(formatRecent(queuedAt, now)),
    effect: [conflict.takesIt(holder.name), note === undefined ? '' : conflict.noteGoes] as const,
    action: isTaking ? conflict.takeOver : conflict.doIt,
    onChoose: () => void keepOwn(entry),
  };
  return (
    <ConflictHalves
      title={isTaking ? conflict.title(customerName) : conflict.movedTitle(customerName)}
      text={conflict.text(holder.name)}
      halves={[there, own]}
    />
  );
}

function wishOf({ request }: AssignEntry, isTaking: boolean, name: string): string {
  const { conflict } = texts().assigning;
  if (isTaking) return conflict.youTook;
  return request.personId === null ? conflict.youGaveBack : conflict.youGave(name);
}

interface PartyProps {
  seal: string;
  look: 'cut-in' | 'relief' | 'unsent' | 'empty-unsent';
  children: string;
}

function Party({ seal, look, children }: PartyProps) {
  return (
    <p className={styles.party}>
      <Seal seal={seal} size={44} look={look} />
      <strong>
        <HanText>{children}</HanText>
      </strong>
    </p>
  );
}
