import { useRequestTexts } from '../request-texts.ts';
import { type Clock, findClock } from '../state/describe-state.ts';
import textStyles from '../text/text.module.css';
import { useNow } from '../use-now.ts';
import { useRequestState } from '../use-request.ts';
import { readClock } from './clock-figure.ts';
import { HoursThen } from './hours-then.tsx';
import styles from './running-clock.module.css';

/** The time left until the office has to act, and the moment itself; nothing if nothing is due. */
export function RunningClock() {
  const { request } = useRequestState();
  const now = useNow(request.servedAt);
  const clock = findClock(request);
  if (clock === null) return null;
  return clock.until < now ? <Late clock={clock} /> : <Left clock={clock} now={now} />;
}

function Left({ clock, now: at }: { readonly clock: Clock; readonly now: number }) {
  const { now } = useRequestTexts();
  const isReply = clock.subject === 'reply' || clock.subject === 'answer';
  return (
    <div>
      {/* Shown only with scripts: without them it would not count down. */}
      <div className={styles.figure}>
        {now.before[clock.subject] !== '' && (
          <p className={styles.words}>{now.before[clock.subject]}</p>
        )}
        <p data-figure="" className={styles.numbers}>
          {readClock(clock.until - at).map(({ unit, count }) => (
            <span key={unit} className={styles.number}>
              <span className={styles.digits} data-length={String(count).length}>
                {count}
              </span>
              <span className={styles.unit}>{now[unit]}</span>
            </span>
          ))}
        </p>
        {now.after[clock.subject] !== '' && (
          <p className={styles.words}>{now.after[clock.subject]}</p>
        )}
      </div>
      <Moment clock={clock} around={now.by} />
      {isReply && <HoursThen now={at} />}
    </div>
  );
}

function Late({ clock }: { readonly clock: Clock }) {
  const { now } = useRequestTexts();
  // The server deletes by itself; there is no need to apologize for a delay.
  if (clock.subject === 'deletion') {
    return <p className={textStyles.statement}>{now.beingDeleted}</p>;
  }
  return (
    <div>
      <div className={styles.late}>
        <h2 className={styles.sorry}>{now.late[clock.subject]}</h2>
        <Moment clock={clock} around={now.wasDue} />
      </div>
      <p className={textStyles.text}>{now.lateNext}</p>
    </div>
  );
}

interface MomentProps {
  readonly clock: Clock;
  readonly around: { readonly before: string; readonly after: (whose: string) => string };
}

function Moment({ clock, around }: MomentProps) {
  const { moments } = useRequestTexts();
  return (
    <p className={textStyles.quiet}>
      {around.before}
      <b>
        <time dateTime={new Date(clock.until).toISOString()}>{moments.full(clock.until)}</time>
      </b>
      {around.after(moments.yourTime(clock.until))}
    </p>
  );
}
