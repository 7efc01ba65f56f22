import { assertNever } from '@yiqiao/contract/assert-never';
import { stateOf } from '../describe-state.ts';
import { QuotedNow } from '../offer/quoted.tsx';
import { useRequestState } from '../use-request.ts';
import { Accepted } from './accepted.tsx';
import { Deleted } from './deleted.tsx';
import styles from './now.module.css';
import { Cancelled, Completed, Declined, Delivered, Expired } from './over.tsx';
import { Conversation, Question, Waiting } from './waiting.tsx';

/** What is going on, and what is the client's to do: the left column. */
export function Now() {
  const { request } = useRequestState();
  const state = stateOf(request);
  if (state === 'quoted') return <QuotedNow />;
  return (
    <div className={styles.now}>
      <Head state={state} />
    </div>
  );
}

type Unquoted = Exclude<ReturnType<typeof stateOf>, 'quoted'>;

function Head({ state }: { readonly state: Unquoted }) {
  switch (state) {
    case 'received':
    case 'in-progress':
      return <Waiting />;
    case 'question':
      return <Question />;
    case 'expired':
      return <Expired />;
    case 'declined':
      return <Declined />;
    case 'accepted':
      return <Accepted />;
    case 'delivered':
      return <Delivered />;
    case 'completed':
      return <Completed />;
    case 'cancelled':
      return <Cancelled />;
    case 'deleted':
      return (
        <>
          <Deleted />
          <Conversation canAsk={false} />
        </>
      );
    default:
      return assertNever(state);
  }
}
