import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { formatRecent } from '../../clocks/format-time.ts';
import type { JobEntry } from '../../offline/outbox/job-entry.ts';
import { Latest } from '../../order/talk/latest.tsx';
import talk from '../../order/talk/talk.module.css';
import { messageFieldId, TalkField } from '../../order/talk/talk-field.tsx';
import { useSaying } from '../../order/talk/use-saying.ts';
import { SaidHead, WaitingText } from '../../order/talk/waiting-texts.tsx';
import { useSeat } from '../../state/use-seat.ts';
import { useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import parts from '../../ui/parts.module.css';

interface TalkWithOfficeProps {
  /** As the server has it. */
  job: TranslatorJob;
  entries: readonly JobEntry[];
  now: number;
  isOffline: boolean;
}

/** How many messages stand there until all are asked for. */
const shown = 3;

/** What translator and office say to each other. */
export function TalkWithOffice({ job, entries, now, isOffline }: TalkWithOfficeProps) {
  const { seat } = useTexts();
  const { you, title, none } = seat.talk;
  const { messages } = job;
  const waiting = entries.filter((entry) => entry.command === 'writeInJob');
  return (
    <section aria-label={title}>
      <h3 className={parts.title}>{title}</h3>
      {messages.length + waiting.length === 0 && <p className={parts.quiet}>{none}</p>}
      <Latest
        shown={shown}
        lines={messages.map((message) => (
          <Said key={`${message.from} ${message.id}`} message={message} now={now} />
        ))}
      >
        {waiting.map((entry) => (
          <WaitingText
            key={entry.seq}
            entry={entry}
            who={you}
            isOurs
            now={now}
            isOffline={isOffline}
          />
        ))}
      </Latest>
      <OfficeField job={job} />
    </section>
  );
}

interface SaidProps {
  message: TranslatorJob['messages'][number];
  now: number;
}

function Said({ message: { from, by, at, text }, now }: SaidProps) {
  const { seat } = useTexts();
  const isOurs = from === 'translator';
  return (
    <li className={talk.said} data-ours={isOurs}>
      <SaidHead who={isOurs ? seat.talk.you : (by?.name ?? seat.history.office)}>
        {formatRecent(at, now)}
      </SaidHead>
      <p className={talk.text}>
        <HanText>{text}</HanText>
      </p>
    </li>
  );
}

function OfficeField({ job }: Pick<TalkWithOfficeProps, 'job'>) {
  const { changeJob } = useSeat();
  const { talk: words, faults } = useTexts().seat;
  const give = (text: string) => changeJob(job, { command: 'writeInJob', request: { text } });
  const saying = useSaying({ id: job.id, part: 'message', give, faults });
  return (
    <TalkField
      id={messageFieldId}
      label={words.write}
      placeholder={words.write}
      saying={saying}
      name={words.sendName}
    >
      {words.send}
    </TalkField>
  );
}
