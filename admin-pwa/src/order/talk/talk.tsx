import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { formatMoment } from '../../clocks/format-time.ts';
import type { OutboxEntry } from '../../offline/outbox/outbox-entry.ts';
import { hasSeveral } from '../../state/console-state.ts';
import { useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import parts from '../../ui/parts.module.css';
import { answeredInBand, isInBand } from '../answered-in-band.ts';
import { ClientLink } from '../client-link.tsx';
import { Latest } from './latest.tsx';
import styles from './talk.module.css';
import { messageFieldId, noteFieldId, TalkField } from './talk-field.tsx';
import { useOrderSaying } from './use-saying.ts';
import { WaitingTexts } from './waiting-texts.tsx';

interface TalkProps {
  quote: QuoteSubmission;
  queued: readonly OutboxEntry[];
  now: number;
  isOffline: boolean;
}

/** What office and client say to each other, and beside it what only the office reads. */
export function Talk(props: TalkProps) {
  return (
    <div className={styles.talk}>
      <WithClient {...props} />
      <OnlyUs {...props} />
    </div>
  );
}

function WithClient(props: TalkProps) {
  const { quote, now, isOffline } = props;
  const { talk } = useTexts().order;
  const { messages = [] } = quote;
  const sayWho = useSayWho();
  // What is answered in the band is read there.
  const answered = answeredInBand(quote);
  return (
    <section className={styles.client}>
      <div className={styles.head}>
        <h3 className={styles.title} tabIndex={-1}>
          {talk.withClient}
        </h3>
        <div className={styles.link}>
          <ClientLink quote={quote} isOffline={isOffline} />
        </div>
      </div>
      <Latest
        lines={messages
          .filter((message) => !isInBand(quote, message))
          .map((message) => (
            <Said
              key={`${message.from} ${message.id}`}
              who={message.from === 'client' ? quote.customerName : sayWho(message)}
              isOurs={message.from !== 'client'}
              at={message.at}
              now={now}
              mark={message.isQuestion ? talk.question : null}
            >
              {message.text}
            </Said>
          ))}
      >
        <WaitingTexts {...props} command="sendMessage" />
      </Latest>
      {answered === null && <MessageField quote={quote} />}
    </section>
  );
}

type Told = Pick<NonNullable<QuoteSubmission['notes']>[number], 'device' | 'by' | 'receiver'>;

/** Who of the office said something: by name where there are several, and to whom. */
function useSayWho(): (told: Told) => string {
  const isOfSeveral = useConsoleState(hasSeveral);
  const { assigning, order } = useTexts();
  return ({ device = order.talk.office, by, receiver }) => {
    if (!isOfSeveral || by === undefined) return device;
    return receiver === undefined ? by.name : assigning.noteTo(by.name, receiver.name);
  };
}

function MessageField({ quote }: Pick<TalkProps, 'quote'>) {
  const { talk } = useTexts().order;
  const saying = useOrderSaying('message', quote);
  const field = { id: messageFieldId, label: talk.write, placeholder: talk.write, saying, quote };
  return (
    <TalkField {...field} name={talk.sendMessage}>
      {talk.send}
    </TalkField>
  );
}

function OnlyUs(props: TalkProps) {
  const { quote, now } = props;
  const { talk } = useTexts().order;
  const saying = useOrderSaying('note', quote);
  const sayWho = useSayWho();
  const field = { id: noteFieldId, label: talk.writeNote, placeholder: talk.note, saying };
  return (
    <section className={styles.office}>
      <h3 className={styles.title} tabIndex={-1}>
        {talk.onlyUs}
      </h3>
      <Latest
        lines={(quote.notes ?? []).map((note) => (
          <Said key={note.id} who={sayWho(note)} at={note.at} now={now} mark={null}>
            {note.text}
          </Said>
        ))}
      >
        <WaitingTexts {...props} command="keepNote" />
      </Latest>
      <TalkField {...field} name={talk.keepNote}>
        {talk.keep}
      </TalkField>
    </section>
  );
}

interface SaidProps {
  who: string;
  isOurs?: boolean;
  at: string;
  now: number;
  mark: string | null;
  children: string;
}

function Said({ who, isOurs = false, at, now, mark, children }: SaidProps) {
  const { changes, figures } = useTexts();
  return (
    <li className={styles.said} data-ours={isOurs}>
      <p className={styles.text}>
        <HanText>{children}</HanText>
      </p>
      <p className={parts.quiet}>
        <HanText>
          {figures.list(
            [isOurs ? changes.device(who) : who, mark, formatMoment(at, now)].filter(
              (part) => part !== null,
            ),
          )}
        </HanText>
      </p>
    </li>
  );
}
