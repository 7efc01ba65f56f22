import type { Job } from '@yiqiao/contract/record/job';
import { jobIdOf } from '@yiqiao/contract/record/job-id';
import { useId } from 'react';
import { formatRecent } from '../../clocks/format-time.ts';
import { Latest } from '../../order/talk/latest.tsx';
import said from '../../order/talk/talk.module.css';
import { TalkField } from '../../order/talk/talk-field.tsx';
import { useSaying } from '../../order/talk/use-saying.ts';
import { SaidHead, WaitingTexts } from '../../order/talk/waiting-texts.tsx';
import { useConsole } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import parts from '../../ui/parts.module.css';
import styles from './jobs.module.css';
import type { JobProps } from './jobs-props.ts';

type JobMessage = Job['messages'][number];

/** How many of the last messages are shown unless all are asked for. */
const latest = 4;

/** What office and translator say to each other; the client never sees it. */
export function JobTalk(props: JobProps) {
  const { quote, job, now } = props;
  const { order, translators } = useTexts();
  const { talk } = translators;
  const id = useId();
  const jobId = jobIdOf(quote.id, job.id);
  const { take } = useConsole();
  const give = (text: string) => take(quote, { command: 'writeInJob', request: { jobId, text } });
  const saying = useSaying({ id: jobId, part: 'message', give, faults: order.faults });
  // What waits here stands below, as not sent.
  const messages = quote.jobs?.find((one) => one.id === job.id)?.messages ?? [];
  const { name } = job.translator;
  return (
    <section aria-label={talk.title(name)} className={styles.talk}>
      <Latest
        shown={latest}
        lines={messages.map((message) => (
          <Message key={`${message.from} ${message.id}`} {...{ message, name, now }} />
        ))}
      >
        <WaitingTexts {...props} command="writeInJob" jobId={jobId} />
      </Latest>
      <TalkField
        id={id}
        label={talk.write(name)}
        placeholder={talk.write(name)}
        saying={saying}
        name={talk.send(name)}
      >
        {order.talk.send}
      </TalkField>
      <p className={parts.quiet}>{talk.hidden}</p>
    </section>
  );
}

function Message(props: { message: JobMessage; name: string; now: number }) {
  const { message, name, now } = props;
  const { talk } = useTexts().order;
  const { from, by, text, at } = message;
  const who = by?.name ?? (from === 'office' ? talk.office : name);
  return (
    <li className={said.said}>
      <SaidHead who={who}>{formatRecent(at, now)}</SaidHead>
      <p className={said.text}>
        <HanText>{text}</HanText>
      </p>
    </li>
  );
}
