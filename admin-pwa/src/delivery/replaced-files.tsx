import { currentFiles } from '@yiqiao/contract/files/current-files';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useTexts } from '../texts/texts.ts';
import { HanText } from '../ui/han-text.tsx';
import parts from '../ui/parts.module.css';
import { findArrived } from './files/find-arrived.ts';
import styles from './replaced-files.module.css';

interface ReplacedFilesProps {
  quote: QuoteSubmission;
  /** Ids of delivered files that this delivery is to replace. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** How the next delivery affects earlier files: it adds to them, and replaces those of the same name or chosen here. */
export function ReplacedFiles({ quote, chosen, onChange }: ReplacedFilesProps) {
  const { replacing } = useTexts().delivery;
  const { deliveries = [] } = quote;
  const arrived = findArrived(quote);
  if (deliveries.length === 0 || arrived.length === 0) return null;
  const delivered = currentFiles(deliveries);
  const next = { number: deliveries.length + 1, files: arrived };
  const kept = new Set(currentFiles([...deliveries, next]).map(({ id }) => id));
  const sameNamed = delivered.filter(({ id }) => !kept.has(id));
  const others = delivered.filter(({ id }) => kept.has(id));
  return (
    <fieldset className={styles.replaced}>
      <legend>{replacing.addsUp}</legend>
      {sameNamed.map(({ id, fileName }) => (
        <p key={id} className={parts.quiet}>
          <HanText>{replacing.sameName(fileName)}</HanText>
        </p>
      ))}
      {others.map(({ id, fileName }) => (
        <label key={id} className={styles.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...chosen, id] : chosen.filter((chosenId) => chosenId !== id),
              )
            }
          />
          <span>
            <HanText>{replacing.replaces(fileName)}</HanText>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
