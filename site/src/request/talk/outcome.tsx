import type { RequestTexts } from '../../content/en/request/request.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { isOverState, stateOf } from '../state/describe-state.ts';
import { type Outcome as OutcomeOf, useRequestState } from '../use-request.ts';
import styles from './talk.module.css';

/** The button beside which an outcome stands. */
type Place = 'accept' | 'send' | 'confirm' | 'revise' | 'pay' | 'wish';

type State = ReturnType<typeof stateOf>;

interface OutcomeProps {
  readonly only: Place;
}

/** What became of the last press, where it was pressed. */
export function Outcome({ only }: OutcomeProps) {
  const { talk } = useRequestTexts();
  const { request, outcome } = useRequestState();
  const isHere = outcome !== null && placeOf(outcome, stateOf(request)) === only;
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

function placeOf(outcome: OutcomeOf, state: State): Place {
  const { action } = outcome;
  if (action === undefined) return placeOfCode(outcome.code, state);
  return action === 'decline' ? 'accept' : action;
}

/** Of a form without scripts only the code is known: it stands beside the button that the state has. */
function placeOfCode(code: string, state: State): Place {
  if (['not-payable', 'already-paid', 'payment-unavailable'].includes(code)) return 'pay';
  if (['order-full', 'text-too-long', 'text-missing'].includes(code)) return 'send';
  if (['to-pay', 'accepted', 'in-progress'].includes(state)) return 'pay';
  const isDelivered = ['revision', 'delivered'].includes(state) || isOverState(state);
  return isDelivered ? 'confirm' : 'accept';
}

function describe(outcome: OutcomeOf, talk: RequestTexts['talk']): string {
  if (outcome.kind === 'lost') return talk.lost;
  if (outcome.kind === 'refused') return talk.refused(outcome.code);
  return talk.done[outcome.action];
}
