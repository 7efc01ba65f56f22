import type { Offer } from '@yiqiao/contract/record/order';
import { useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import parts from '../../ui/parts.module.css';
import styles from './change-list.module.css';
import { type ComparedTerms, findOfferChanges } from './offer-changes.ts';

interface ChangeListProps {
  accepted: Offer;
  terms: ComparedTerms;
  now: number;
}

/** What an amendment changes against the accepted version. */
export function ChangeList({ accepted, terms, now }: ChangeListProps) {
  const { amend } = useTexts().order;
  const { changes, dropped, added } = findOfferChanges(accepted, terms, now);
  if (changes.length + dropped.length + added.length === 0) {
    return <p className={parts.quiet}>{amend.nothing(accepted.version)}</p>;
  }
  return (
    <dl className={styles.changes}>
      {changes.map(({ name, before, after }) => (
        <div key={name} className={styles.change}>
          <dt className={parts.quiet}>{amend.fields[name]}</dt>
          <dd className={styles.values}>
            <span className="visually-hidden">{amend.was}</span>
            <s className={styles.before}>{before}</s>
            <span className="visually-hidden">{amend.becomes}</span>
            <span className={styles.after}>{after}</span>
          </dd>
        </div>
      ))}
      <NoteLines name={amend.dropped} lines={dropped} isDropped />
      <NoteLines name={amend.added} lines={added} />
    </dl>
  );
}

interface NoteLinesProps {
  name: string;
  lines: readonly string[];
  isDropped?: boolean;
}

function NoteLines({ name, lines, isDropped = false }: NoteLinesProps) {
  if (lines.length === 0) return null;
  return (
    <div className={styles.change}>
      <dt className={isDropped ? parts.fault : parts.quiet}>{name}</dt>
      {lines.map((line) => (
        <dd key={line} className={isDropped ? styles.before : undefined}>
          {isDropped ? (
            <s>
              <HanText>{line}</HanText>
            </s>
          ) : (
            <HanText>{line}</HanText>
          )}
        </dd>
      ))}
    </div>
  );
}
