import type { ReactNode } from 'react';
import { toPlainText } from '../content/phrase.ts';
import { joinClasses } from '../ui/class-names.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './ruled-table.module.css';

interface RuledTableProps {
  /** What the table shows, for screen readers. */
  readonly caption: string;
  readonly columns: readonly [string, string, string];
  /** The column that needs the most space. */
  readonly widest: 'second' | 'third';
  /** Rows of one row header and two cells; `data-label` repeats a cell's column for phones. */
  readonly children: ReactNode;
}

/** A table of three columns between hairlines; on phones each row is a block of three lines. */
export function RuledTable({ caption, columns, widest, children }: RuledTableProps) {
  return (
    <table className={joinClasses(styles.table, styles[widest])}>
      <caption>
        <VisuallyHidden>{toPlainText(caption)}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
