import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useTexts } from '../texts/texts.ts';
import styles from './life-line.module.css';
import { lifeStops } from './life-stops.ts';

/** Where an order stands, as five stops on a line. Facts; nobody presses it. */
export function LifeLine({ quote, now }: { quote: QuoteSubmission; now: number }) {
  const { life } = useTexts().order;
  return (
    <section>
      <h3 className="visually-hidden">{life.title}</h3>
      <ol className={styles.line}>
        {lifeStops(quote, now).map(({ name, state, detail, brief }) => (
          <li
            key={name}
            className={styles.stop}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={styles.name}>
              {life.stops[name]}
              <span className="visually-hidden">{`, ${life.states[state]}`}</span>
            </span>
            {detail !== null && (
              <span className={styles.detail}>
                <span className={styles.wide}>{detail}</span>
                <span className={styles.narrow} aria-hidden="true">
                  {brief}
                </span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
