import { type ReactNode, useEffect, useRef } from 'react';
import { formatMoment } from '../../clocks/format-time.ts';
import { useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import parts from '../../ui/parts.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './quiet-page.module.css';

interface QuietPageProps {
  /** In ms since the epoch. */
  since: number;
  /** How many things are listed; `null` while that is not known. */
  count: number | null;
  /** Whether something was listed and opened. */
  hasSeen: boolean;
  children: ReactNode;
  onClose: () => void;
}

/** What has come while nothing was told, in the place of the list. */
export function QuietPage({ since, count, hasSeen, children, onClose }: QuietPageProps) {
  const { quiet: words } = useTexts();
  const now = useConsoleState((state) => state.now);
  const isOffline = useConsoleState(({ connection }) => connection === 'offline');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.page} aria-label={words.title}>
      <div className={styles.bar}>
        <TextButton onClick={onClose}>{words.back}</TextButton>
        <span className={parts.quiet}>{words.since(formatMoment(since, now))}</span>
      </div>
      <div className={styles.content}>
        <h2 ref={heading} className={styles.title} tabIndex={-1}>
          {words.title}
        </h2>
        <p role="status" className={styles.count}>
          {count === null && words.reading}
          {count === 0 && (hasSeen ? words.nothing : words.nothingCame)}
          {count !== null && count > 0 && `${words.count(count)}${words.between}${words.leaves}`}
        </p>
        {isOffline && <p className={styles.count}>{words.offline}</p>}
        {children}
      </div>
    </section>
  );
}

interface QuietGroupProps {
  title: string;
  /** What can be done with all of it. */
  deed?: ReactNode;
  children: ReactNode;
}

export function QuietGroup({ title, deed, children }: QuietGroupProps) {
  return (
    <section className={styles.group} aria-label={title}>
      <div className={styles.head}>
        <h3 className={styles.heading}>{title}</h3>
        {deed}
      </div>
      <ul>{children}</ul>
    </section>
  );
}
