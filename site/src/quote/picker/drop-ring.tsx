import { PhraseText } from '../../texts/phrase-text.tsx';
import { joinClasses } from '../../ui/class-names.ts';
import { Stop } from '../../ui/stops/stop.tsx';
import { useQuoteTexts } from '../quote-texts.ts';
import styles from './drop-ring.module.css';

/** The empty desk: a ring to drop a document into. The file input covers it, see `FileInput`. */
export function DropRing({ isOver }: { readonly isOver: boolean }) {
  return (
    <div className={joinClasses(styles.ring, isOver && styles.over)}>
      <svg className={styles.drawing} viewBox="0 0 200 200" aria-hidden="true">
        <circle className={styles.circle} cx="100" cy="100" />
      </svg>
      {isOver ? <LetGo /> : <Invitation />}
    </div>
  );
}

function Invitation() {
  const { file } = useQuoteTexts();
  return (
    <div className={styles.words}>
      <p className={styles.invitation}>
        <PhraseText text={file.drop} />
      </p>
      <p className={styles.companion} lang={file.dropCompanion.lang}>
        {file.dropCompanion.text}
      </p>
      <span className={styles.button} aria-hidden="true">
        {file.choose}
        <Stop />
      </span>
      <p className={styles.note}>{file.notYet}</p>
    </div>
  );
}

function LetGo() {
  const { file } = useQuoteTexts();
  return (
    <div className={styles.words}>
      <p className={styles.invitation}>
        {file.letGo}
        <Stop />
      </p>
      <p className={styles.companion} lang={file.letGoCompanion.lang}>
        {file.letGoCompanion.text}
      </p>
    </div>
  );
}
