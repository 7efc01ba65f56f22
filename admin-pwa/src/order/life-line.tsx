import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useTexts } from '../texts/texts.ts';
import styles from './life-line.module.css';
import { lifeStops } from './life-stops.ts';
import { type LifeWork, LifeWorks } from './life-works.tsx';

interface LifeLineProps {
  quote: QuoteSubmission;
  /** What translators have of it. */
  works: readonly LifeWork[];
  now: number;
}

/** Where an order stands, as five stops on a line. Facts; nobody presses it. */
export function LifeLine({ quote, works, now }: LifeLineProps) {
  const { life } = useTexts().order;
  const stops = lifeStops(quote, now);
  const next = stops.findIndex(({ state }) => state === 'now');
  return (
    <section>
      <h3 className="visually-hidden">{life.title}</h3>
      <ol className={styles.line}>
        {stops.map(({ name, state, detail, brief }, index) => (
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
                <span className={styles.wide}>
                  {index === next ? [detail, ...works.map(({ text }) => text)].join('\n') : detail}
                </span>
                <span className={styles.narrow} aria-hidden="true">
                  {brief}
                </span>
              </span>
            )}
            {index === next - 1 && works.length > 0 && <LifeWorks works={works} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
