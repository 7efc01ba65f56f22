import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import type { RequestTexts } from '../../content/en/request/request.ts';
import { usePathTo, useTexts } from '../../texts/site-texts.ts';
import { joinClasses } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { isOverState, stateOf } from '../state/describe-state.ts';
import { type Outcome as OutcomeOf, replacedVersion, useRequestState } from '../use-request.ts';
import styles from './talk.module.css';

/** The button beside which an outcome is shown. */
type Place =
  | 'accept'
  | 'amend'
  | 'send'
  | 'take-back'
  | 'confirm'
  | 'revise'
  | 'pay'
  | 'wish'
  | 'bill';

interface OutcomeProps {
  readonly only: Place;
}

/** The outcome of the last action, shown beside its button. */
export function Outcome({ only }: OutcomeProps) {
  const { talk } = useRequestTexts();
  const { request, outcome } = useRequestState();
  const isHere = outcome !== null && !isMoot(outcome) && placeOf(outcome, request) === only;
  return (
    isHere && (
      <p className={styles.outcome} data-kind={outcome.kind}>
        {describe(outcome, talk)}
        {outcome.kind === 'refused' && outcome.code === 'not-found' && <NewLink />}
      </p>
    )
  );
}

/** At the top of the page: why a decision was refused whose button is gone. */
export function MootOutcome() {
  const { talk } = useRequestTexts();
  const state = useRequestState();
  const { outcome } = state;
  // A page that shows both versions says it itself.
  if (outcome === null || !isMoot(outcome) || replacedVersion(state) !== null) return null;
  return (
    <p className={joinClasses(styles.outcome, styles.moot)} data-kind={outcome.kind}>
      {describe(outcome, talk)}
    </p>
  );
}

function isMoot(outcome: OutcomeOf): boolean {
  return outcome.kind === 'refused' && outcome.isMoot === true;
}

/** In another tab: what was typed stays in this one. */
function NewLink() {
  const { pageNames } = useTexts();
  const pathTo = usePathTo();
  return (
    <>
      {' '}
      <a href={pathTo('lostLink')} target="_blank" rel="noreferrer">
        {pageNames.lostLink.name}
      </a>
    </>
  );
}

/** Announces the outcome to screen readers. */
export function OutcomeAnnouncer() {
  const { talk } = useRequestTexts();
  const { outcome } = useRequestState();
  return (
    <div role="status">
      <VisuallyHidden>{outcome !== null && describe(outcome, talk)}</VisuallyHidden>
    </div>
  );
}

function placeOf(outcome: OutcomeOf, request: ClientRequest): Place {
  const { action } = outcome;
  if (action === undefined) return placeOfCode(outcome.code, request);
  if (action === 'keep') return 'amend';
  if (action === 'add') return 'send';
  return action === 'decline' ? 'accept' : action;
}

/** For a form sent without scripts only the code is known: the outcome is shown at the button of the current state. */
function placeOfCode(code: string, request: ClientRequest): Place {
  const state = stateOf(request);
  if (['not-payable', 'already-paid', 'payment-unavailable'].includes(code)) return 'pay';
  if (['billing-changed', 'email-invalid', 'invoice-issued'].includes(code)) return 'bill';
  if (code.startsWith('source-')) return 'take-back';
  const ofSending = ['order-full', 'text-too-long', 'text-missing', 'too-many-files', 'file-empty'];
  if (ofSending.includes(code)) return 'send';
  if (code.startsWith('offer-') && request.acceptance !== undefined) return 'amend';
  if (['to-pay', 'accepted', 'in-progress'].includes(state)) return 'pay';
  const isDelivered = ['revision', 'delivered'].includes(state) || isOverState(state);
  return isDelivered ? 'confirm' : 'accept';
}

function describe(outcome: OutcomeOf, talk: RequestTexts['talk']): string {
  if (outcome.kind === 'lost') return talk.lost;
  if (outcome.kind === 'refused') return talk.refused(outcome.code);
  return talk.done[outcome.action];
}
