import { company } from '@yiqiao/contract/company';
import type { NoticeKind } from '@yiqiao/contract/record/notice';
import { useId, useState } from 'react';
import { deviceKind } from '../offline/device-kind.ts';
import type { AskToTell } from '../state/console-state.ts';
import { useAnswer } from '../state/people/use-answer.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import parts from '../ui/parts.module.css';
import { focusDetail } from '../ui/screen/focus-detail.ts';
import styles from './asked-card.module.css';
import { Sample } from './sample.tsx';

const wouldCome = {
  offer: 'quote-accepted',
  order: 'question',
  job: 'job-message',
} as const satisfies Readonly<Record<AskToTell['after'], NoticeKind>>;

/** Asks, with the very words of a notice, whether this device should tell; the browser asks only after "Tell me". */
export function AskedCard({ about }: { about: AskToTell }) {
  const { turnOnHere, refuseNotices, readNotices, isAllowedHere, toaster } = useConsole();
  const { asking: words, told, figures } = useTexts();
  const language = useLanguageOfNotices();
  const quiet = useConsoleState(({ notices }) => notices?.choices.quiet);
  useAnswer(readNotices, false);
  const [isTurning, setIsTurning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const title = useId();
  const device = deviceKind();
  const hasHours = quiet !== undefined && quiet.from !== quiet.to;

  async function turnOn() {
    setIsTurning(true);
    const failure = await turnOnHere();
    setIsTurning(false);
    setProblem(failure);
    if (failure !== null) return;
    toaster.show({ title: words.done, description: words.doneWhy });
    focusDetail();
  }

  async function refuse() {
    await refuseNotices();
    focusDetail();
  }

  return (
    <section aria-labelledby={title}>
      <div className={styles.card}>
        <div className={styles.text}>
          <h3 id={title} className={styles.title}>
            {words.title[about.after](words.devices[device])}
          </h3>
          <p className={styles.quiet}>{words.wouldSay[device]}</p>
          <Sample
            kind={wouldCome[about.after]}
            reference={about.reference}
            language={language}
            from={company.brand}
          />
          <p className={styles.quiet}>
            {figures.sentences([
              words.never,
              ...(hasHours ? [told.quietHours(quiet.from, quiet.to)] : []),
              ...(isAllowedHere() ? [] : [words.asksOnceMore[device]]),
            ])}
          </p>
          <p role="alert" className={parts.fault}>
            {problem}
          </p>
        </div>
        <div className={styles.answers}>
          <Button isPrimary disabled={isTurning} onClick={() => void turnOn()}>
            {isTurning ? words.turningOn : words.yes}
          </Button>
          <Button disabled={isTurning} onClick={() => void refuse()}>
            {words.no}
          </Button>
        </div>
      </div>
      <p className={parts.quiet}>{words.once}</p>
    </section>
  );
}

/** The first device to tell somebody does so in the language of its console. */
function useLanguageOfNotices() {
  const { language } = useTexts();
  const chosen = useConsoleState(({ person }) => person?.language ?? language);
  const devices = useConsoleState(({ notices }) => notices?.devices.length ?? 0);
  return devices === 0 ? language : chosen;
}
