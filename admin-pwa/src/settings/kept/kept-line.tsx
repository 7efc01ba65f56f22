import type { CSSProperties, ReactNode } from 'react';
import type { Texts } from '../../texts/en.ts';
import { useTexts } from '../../texts/texts.ts';
import parts from '../../ui/parts.module.css';
import styles from './kept.module.css';
import { markPlaces, placeOnLine } from './time-scale.ts';

interface KeptLineProps {
  thing: keyof Texts['settings']['kept']['names'];
  /** Of the sentence below its name. */
  id: string;
  says: ReactNode;
  /** How long it is kept, and how long it was before the draft. */
  days: number;
  liveDays: number;
  /** What sets it. */
  children: ReactNode;
}

/** A thing, and the line that ends where it ends. */
export function KeptLine({ thing, id, says, days, liveDays, children }: KeptLineProps) {
  const { kept: words } = useTexts().settings;
  return (
    <li className={styles.thing}>
      <div>
        <p>
          <strong className={styles.name} id={`${id}-name`}>
            {words.names[thing]}
          </strong>{' '}
          <span className={parts.quiet}>{words.from[thing]}</span>
        </p>
        <p id={`${id}-says`} className={parts.quiet}>
          {says}
        </p>
      </div>
      <div className={styles.control}>{children}</div>
      <div className={styles.line} aria-hidden="true">
        <i className={styles.bar} style={at(placeOnLine(days))} />
        {liveDays !== days && Number.isFinite(liveDays) && (
          <i className={styles.before} style={at(placeOnLine(liveDays))} />
        )}
        {Number.isFinite(days) && <i className={styles.stop} style={at(placeOnLine(days))} />}
      </div>
    </li>
  );
}

/** The marks that all lines have in common. */
export function TimeMarks() {
  const { marks } = useTexts().settings.kept;
  const names = ['day', 'month', 'quarter', 'decade'] as const;
  return (
    <div className={styles.marks} aria-hidden="true">
      {names.map((name) => (
        <span key={name} data-mark={name} style={at(markPlaces[name])}>
          {marks[name]}
        </span>
      ))}
    </div>
  );
}

function at(place: number) {
  return { '--at': place } as CSSProperties;
}
