import { decimalToCents } from '@yiqiao/contract/money/money';
import { useTexts } from '../../texts/site-texts.ts';
import { joinClasses } from '../../ui/class-names.ts';
import { Stopped } from '../../ui/stops/stopped.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { Sum } from '../text/sum.tsx';
import { useNow } from '../use-now.ts';
import { replacedVersion, useRequestState } from '../use-request.ts';
import { lookOf, stateOf } from './describe-state.ts';
import styles from './request-head.module.css';
import { StateStop } from './state-stop.tsx';

/** Reference, state in both languages, and the full stop of the state, on one baseline. */
export function RequestHead() {
  const { states } = useRequestTexts();
  const { language } = useTexts();
  const state = useRequestState();
  const { request, outcome } = state;
  const now = useNow(request.servedAt);
  const replaced = replacedVersion(state);
  const shown = replaced === null ? stateOf(request) : 'replaced';
  const look = replaced === null ? lookOf(request, now) : ({ kind: 'void' } as const);
  const { companion } = states.names[shown];
  const version = versionInHand(state);
  const isQuestion = look.kind === 'question';
  return (
    <header className={styles.head}>
      <p className={styles.eyebrow}>
        <span>
          <b>{request.reference}</b>{' '}
          {version !== null && <span className={styles.version}>{states.quote(version)}</span>}
        </span>
        <span lang={companion.lang} className={styles.companion}>
          {isQuestion ? (
            `${companion.text}${companion.lang === 'en' ? '?' : '？'}`
          ) : (
            <Stopped text={companion.text} lang={companion.lang} />
          )}
        </span>
      </p>
      <div className={joinClasses(styles.line, version !== null && styles.price)}>
        <h1 className={styles.title}>
          {version === null ? (
            states.names[shown].name
          ) : (
            <Price version={version} isStruck={replaced !== null} />
          )}
          <i className={styles.rule} aria-hidden="true" />
        </h1>
        <StateStop
          lang={language}
          look={look}
          isFresh={outcome?.kind === 'done' && outcome.action === 'accept'}
          className={styles.stop}
        />
      </div>
    </header>
  );
}

/** The version whose price is the title; `null` if the title is the state. */
function versionInHand(state: ReturnType<typeof useRequestState>): number | null {
  const replaced = replacedVersion(state);
  if (replaced !== null) return replaced;
  const { request } = state;
  const isPriced = ['quoted', 'expired', 'declined'].includes(stateOf(request));
  return isPriced ? (request.offers.at(-1)?.version ?? null) : null;
}

function Price({ version, isStruck }: { readonly version: number; readonly isStruck: boolean }) {
  const { states } = useRequestTexts();
  const { request } = useRequestState();
  const offer = request.offers.find((one) => one.version === version);
  if (offer === undefined) return null;
  const state = isStruck ? 'replaced' : stateOf(request);
  return (
    <>
      <VisuallyHidden>{`${states.names[state].name} `}</VisuallyHidden>
      <Sum cents={decimalToCents(offer.total)} currency={offer.currency} isStruck={isStruck} />
    </>
  );
}
