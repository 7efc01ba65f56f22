import type { ServiceWording } from '../content/en/services/service-wording.ts';
import { type Phrase, toPlainText } from '../content/phrase.ts';
import type { Sample } from '../content/services/service-content.ts';
import { PhraseText } from '../texts/phrase-text.tsx';
import styles from './file-sample.module.css';

interface FileSampleProps {
  readonly sample: Sample;
  readonly names: ServiceWording['exchange'];
}

/** A piece of a file before and after, beside the table of the formats. */
export function FileSample({ sample, names: { send, receive } }: FileSampleProps) {
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.caption}>{sample.caption}</figcaption>
      <dl>
        <Side name={send} lines={sample.source} />
        <Side name={receive} lines={sample.delivered} />
      </dl>
    </figure>
  );
}

function Side({ name, lines }: { readonly name: string; readonly lines: readonly Phrase[] }) {
  return (
    <div className={styles.side}>
      <dt className={styles.name}>{name}</dt>
      {lines.map((line) => (
        <dd key={toPlainText(line)} className={styles.line}>
          <PhraseText text={line} />
        </dd>
      ))}
    </div>
  );
}
