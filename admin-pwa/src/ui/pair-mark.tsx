import styles from './pair-mark.module.css';

type Stop = 'ring' | 'dot';

/** The ring is Chinese, the dot English, in the order in which they are read. */
const stopsOf: ReadonlyMap<string, readonly Stop[]> = new Map([
  ['Chinese to English Translation', ['ring', 'dot']],
  ['English to Chinese Translation', ['dot', 'ring']],
  ['Chinese Writing', ['ring']],
  ['English Writing', ['dot']],
]);

/** The languages of an order as full stops; the words stand beside it. */
export function PairMark({ direction }: { direction: string }) {
  const stops = stopsOf.get(direction);
  return (
    stops !== undefined && (
      <span className={styles.pair} aria-hidden="true">
        {stops.map((stop) => (
          <i key={stop} className={styles[stop]} />
        ))}
      </span>
    )
  );
}
