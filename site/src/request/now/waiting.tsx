import { company } from '@yiqiao/contract/company';
import { hadDocument } from '@yiqiao/contract/record/no-document';
import { RunningClock } from '../clock/running-clock.tsx';
import { AwaitedFiles } from '../documents/awaited-files.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { stateOf } from '../state/describe-state.ts';
import { Conversation } from '../talk/conversation.tsx';
import { MessageForm } from '../talk/message-form.tsx';
import { Thread } from '../talk/thread.tsx';
import { MarkedText } from '../text/marked-text.tsx';
import textStyles from '../text/text.module.css';
import { useRequestState } from '../use-request.ts';
import styles from './now.module.css';

/** Received or in progress: what the office is doing, and by when. */
export function Waiting() {
  const { now } = useRequestTexts();
  const { request } = useRequestState();
  const received = hadDocument(request) ? now.received : now.receivedWithout;
  return (
    <>
      <AwaitedFiles />
      <div className={styles.head}>
        <RunningClock />
        <p className={textStyles.text}>
          {stateOf(request) === 'in-progress' ? now.inProgress : received}
        </p>
      </div>
      <Conversation />
    </>
  );
}

/** The office is waiting for an answer; its question comes first. */
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
              {now.from(company.brand, moments.short(question.at))}
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
