import { company } from '@yiqiao/contract/company';
import { toZonedMoment } from '../../content/facts/zoned-moment.ts';
import { stateOf } from '../describe-state.ts';
import { useRequestTexts } from '../request-texts.ts';
import { MarkedText } from '../talk/marked-text.tsx';
import { MessageForm } from '../talk/message-form.tsx';
import { Thread } from '../talk/thread.tsx';
import textStyles from '../text.module.css';
import { useRequestState } from '../use-request.ts';
import styles from './now.module.css';
import { RunningClock } from './running-clock.tsx';

/** Received or in progress: what the office does, and by when. */
export function Waiting() {
  const { now } = useRequestTexts();
  const { request } = useRequestState();
  return (
    <>
      <div className={styles.head}>
        <RunningClock />
        <p className={textStyles.text}>
          {stateOf(request) === 'in-progress' ? now.inProgress : now.received}
        </p>
      </div>
      <Conversation />
    </>
  );
}

/** What was said, and the place to say more. */
export function Conversation() {
  return (
    <>
      <Thread />
      <MessageForm />
    </>
  );
}

/** The office waits for an answer; what it asks is the head of the page. */
export function Question() {
  const { now, moments } = useRequestTexts();
  const { request } = useRequestState();
  const question = request.messages.find(({ id }) => id === request.questionId);
  return (
    <>
      <div className={styles.head}>
        {question !== undefined && (
          <>
            <p className={textStyles.small}>
              {now.from(company.brand, moments.short(toZonedMoment(question.at, request.timeZone)))}
            </p>
            <p className={textStyles.statement}>
              <MarkedText text={question.text} />
            </p>
          </>
        )}
      </div>
      <MessageForm isAnswer />
      <Thread />
    </>
  );
}
