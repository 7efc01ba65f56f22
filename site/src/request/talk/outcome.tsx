import type { RequestTexts } from '../../content/en/request/request.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { type Outcome as OutcomeOf, useRequestState } from '../use-request.ts';
import styles from './talk.module.css';

interface OutcomeProps {
  /** Beside which button it stands: a message's, or that of a decision. */
  readonly only: 'send' | 'accept';
}

/** What became of the last press, where it was pressed. */
export function Outcome({ only }: OutcomeProps) {
  const { talk } = useRequestTexts();
  const { outcome } = useRequestState();
  const isHere = outcome !== null && placeOf(outcome) === only;
  return (
    isHere && (
      <p className={styles.outcome} data-kind={outcome.kind}>
        {describe(outcome, talk)}
      </p>
    )
  );
}

/** Says it to those who hear the page, wherever on it they are. */
export function OutcomeAnnouncer() {
  const { talk } = useRequestTexts();
  const { outcome } = useRequestState();
  return (
    <div role="status">
      <VisuallyHidden>{outcome !== null && describe(outcome, talk)}</VisuallyHidden>
    </div>
  );
}

function placeOf(outcome: OutcomeOf): 'send' | 'accept' {
  if (outcome.kind === 'done') return outcome.action === 'send' ? 'send' : 'accept';
  if (outcome.action !== undefined) return outcome.action === 'send' ? 'send' : 'accept';
  return ['order-full', 'text-too-long', 'text-missing'].includes(codeOf(outcome))
    ? 'send'
    : 'accept';
}

function codeOf(outcome: OutcomeOf): string {
  return outcome.kind === 'refused' ? outcome.code : '';
}

function describe(outcome: OutcomeOf, talk: RequestTexts['talk']): string {
  if (outcome.kind === 'lost') return talk.lost;
  if (outcome.kind === 'refused') return talk.refused(outcome.code);
  return { send: talk.sent, accept: talk.accepted, decline: talk.declined }[outcome.action];
}
