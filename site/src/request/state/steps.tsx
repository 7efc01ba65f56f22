import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import { PhraseText } from '../../texts/phrase-text.tsx';
import { useTexts } from '../../texts/site-texts.ts';
import { useRequestTexts } from '../request-texts.ts';
import { useNow } from '../use-now.ts';
import { listSteps } from './describe-state.ts';
import { StateStop } from './state-stop.tsx';
import styles from './steps.module.css';

/** The steps that the request has reached. */
export function Steps({ request }: { readonly request: ClientRequest }) {
  const { states, moments } = useRequestTexts();
  const { language } = useTexts();
  const now = useNow(request.servedAt);
  return (
    <nav aria-label={states.stepsLabel} className={styles.steps}>
      <ol className={styles.list}>
        {listSteps(request, now).map(({ step, isCurrent, look, at }) => (
          <li key={step} className={styles.step} aria-current={isCurrent ? 'step' : undefined}>
            <StateStop lang={language} look={look} isSmall className={styles.stop} />
            <span>{states.steps[step]}</span>
            {at !== undefined && (
              <time dateTime={at} className={styles.date}>
                <span className={styles.wide}>{moments.short(at)}</span>
                <span className={styles.narrow} aria-hidden="true">
                  <PhraseText text={moments.narrow(at)} />
                </span>
              </time>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
