import type { Offer } from '@yiqiao/contract/record/order';
import { useRequestTexts } from '../request-texts.ts';
import { listChanges } from './list-changes.ts';
import styles from './offer.module.css';

interface ChangeTableProps {
  readonly before: Offer;
  readonly after: Offer;
}

/** What the office has changed from one version to another. */
export function ChangeTable({ before, after }: ChangeTableProps) {
  const changes = listChanges(before, after, useRequestTexts());
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div key={change.name} className={styles.change}>
          <dt>{change.name}</dt>
          <dd>
            <del>{change.before}</del>
          </dd>
          <dd>
            <ins>{change.after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
