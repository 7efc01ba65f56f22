import { assertNever } from '@yiqiao/contract/assert-never';
import { DeliveredNow } from '../delivery/delivered.tsx';
import { Amendment } from '../offer/amendment.tsx';
import { QuotedNow } from '../offer/quoted.tsx';
import { isOverState, stateOf } from '../state/describe-state.ts';
import { useRequestState } from '../use-request.ts';
import { Accepted } from './accepted.tsx';
import styles from './now.module.css';
import { Cancelled, Declined, Expired } from './over.tsx';
import { Question, Waiting } from './waiting.tsx';

/** The left column: the current state, and what the client can do about it. */
export function Now() {
  const { request } = useRequestState();
  const state = stateOf(request);
  if (state === 'quoted') return <QuotedNow />;
  if (isOverState(state)) return null;
  return (
    <div className={styles.now}>
      {state !== 'cancelled' && <Amendment />}
      <Head state={state} hasAcceptance={request.acceptance !== undefined} />
    </div>
  );
}

/** Orders that are over have a page of their own, the receipt. */
type Unquoted = Exclude<ReturnType<typeof stateOf>, 'quoted' | 'completed' | 'thanks' | 'deleted'>;

interface HeadProps {
  readonly state: Unquoted;
  readonly hasAcceptance: boolean;
}

function Head({ state, hasAcceptance }: HeadProps) {
  switch (state) {
    case 'received':
      return <Waiting />;
    case 'in-progress':
      return hasAcceptance ? <Accepted /> : <Waiting />;
    case 'question':
      return <Question />;
    case 'expired':
      return <Expired />;
    case 'declined':
      return <Declined />;
    case 'to-pay':
    case 'accepted':
    case 'revision':
      return <Accepted />;
    case 'delivered':
      return <DeliveredNow />;
    case 'cancelled':
      return <Cancelled />;
    default:
      return assertNever(state);
  }
}
