import type { Offer } from '@yiqiao/contract/record/order';
import { useRequestTexts } from '../request-texts.ts';
import { MarkedText } from '../text/marked-text.tsx';
import { listChanges, listNoteChange } from './list-changes.ts';
import styles from './offer.module.css';

interface ChangeTableProps {
  readonly before: Offer;
  readonly after: Offer;
  /** Whether the notes are compared too, which are shown in full elsewhere otherwise. */
  readonly hasNote?: boolean;
}

/** What the office has changed from one version to another. */
export function ChangeTable({ before, after, hasNote = false }: ChangeTableProps) {
  const texts = useRequestTexts();
  const changes = [
    ...listChanges(before, after, texts),
    ...(hasNote ? listNoteChange(before, after, texts) : []),
  ];
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div key={change.name} className={styles.change}>
          <dt>{change.name}</dt>
          <dd>
            <del>
              <MarkedText text={change.before} />
            </del>
          </dd>
          <dd>
            <ins>
              <MarkedText text={change.after} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
