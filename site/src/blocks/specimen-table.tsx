import type { Specimen, SpecimenHeadings, SpecimenLine } from '../content/specimen.ts';
import { PhraseText } from '../texts/phrase-text.tsx';
import { useTexts } from '../texts/site-texts.ts';
import { Stopped } from '../ui/stops/stopped.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './specimen-table.module.css';

interface SpecimenTableProps {
  /** What the table shows, for screen readers. */
  readonly caption: string;
  readonly specimens: readonly Specimen[];
  readonly headings: SpecimenHeadings;
}

/** Hard translation cases side by side, in a separate band; on phones one under the other. */
export function SpecimenTable({ caption, specimens, headings }: SpecimenTableProps) {
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{headings.source}</th>
              <th scope="col">{headings.wrong}</th>
              <th scope="col">{headings.ours}</th>
            </tr>
          </thead>
          <tbody>
            {specimens.map((specimen) => (
              <SpecimenRow key={getText(specimen.source)} specimen={specimen} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function SpecimenRow({ specimen: { source, wrong, ours, note } }: { readonly specimen: Specimen }) {
  const { language } = useTexts();
  const getLanguage = (line: SpecimenLine) => (typeof line === 'string' ? language : line.lang);
  return (
    <tr>
      <th scope="row" className={styles.source} lang={getLanguage(source)}>
        <Stopped text={getText(source)} lang={getLanguage(source)} />
      </th>
      <td className={styles.wrong} lang={getLanguage(wrong)}>
        {/* Not struck through: with a full-width stop, the line would be half a character too long. */}
        <s>{getText(wrong)}</s>
        {getLanguage(wrong) === 'en' ? '.' : '。'}
      </td>
      <td>
        <p className={styles.ours} lang={getLanguage(ours)}>
          <Stopped text={getText(ours)} lang={getLanguage(ours)} isSpoken />
        </p>
        <p className={styles.note}>
          <PhraseText text={note} />
        </p>
      </td>
    </tr>
  );
}

function getText(line: SpecimenLine): string {
  return typeof line === 'string' ? line : line.text;
}
