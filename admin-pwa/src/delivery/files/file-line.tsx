import type { ReactNode } from 'react';
import { HanText } from '../../ui/han-text.tsx';
import parts from '../../ui/parts.module.css';
import styles from './finished-files.module.css';

interface FileLineProps {
  ring: ReactNode;
  fileName: string;
  /** Behind the name. */
  mark?: ReactNode;
  /** Size and progress. */
  children: ReactNode;
  problem?: string | undefined;
  actions: ReactNode;
}

/** A file of an order: its name, what is known of it, and what can be done with it. */
export function FileLine({ ring, fileName, mark, children, problem, actions }: FileLineProps) {
  return (
    <li className={styles.file}>
      {ring}
      <div className={styles.about}>
        <p className={styles.name}>
          <HanText>{fileName}</HanText> {mark}
        </p>
        <p className={parts.quiet}>{children}</p>
        {problem !== undefined && <p className={parts.fault}>{problem}</p>}
      </div>
      <div className={styles.actions}>{actions}</div>
    </li>
  );
}
