import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import parts from '../../ui/parts.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './section.module.css';
import type { Putting } from './use-putting.ts';

interface ChangeBandProps {
  count: number;
  /** What is changed, in words. */
  names: readonly string[];
  /** The same with its values. */
  news?: ReactNode;
  putting: Putting;
  isOffline: boolean;
}

/** At the foot as long as something was changed that is not live. */
export function ChangeBand({ count, names, news, putting, isOffline }: ChangeBandProps) {
  const { settings: words } = useTexts();
  if (count === 0) return null;
  const { band } = words;
  const { isPutting, problem, leave } = putting;
  return (
    <section className={styles.band} aria-label={band.label}>
      <p className={styles.what}>
        <strong>{band.count(count)}</strong>
        {band.space}
        {news ?? names.join(words.comma)}
      </p>
      <p role="alert" className={parts.fault}>
        {isOffline ? words.offline : problem}
      </p>
      <div className={styles.choices}>
        <TextButton disabled={isPutting} onClick={leave}>
          {band.leave}
        </TextButton>
        <Button type="submit" isPrimary disabled={isPutting || isOffline}>
          {isPutting ? band.putting : band.put(count)}
        </Button>
      </div>
    </section>
  );
}
