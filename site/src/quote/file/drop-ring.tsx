import { joinClasses } from '../../ui/class-names.ts';
import { Stop } from '../../ui/stops/stop.tsx';
import styles from './drop-ring.module.css';

/** The empty desk: a ring to drop a document into. The picker lies over it, see `FileInput`. */
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
  return (
    <div className={styles.words}>
      <p className={styles.invitation}>Drop your document here</p>
      <p className={styles.chinese} lang="zh-Hans">
        把文件拖进这个句号
      </p>
      <span className={styles.button} aria-hidden="true">
        Choose a file
        <Stop lang="en" className={styles.stop} />
      </span>
      <p className={styles.note}>Nothing is uploaded until you request the quote.</p>
    </div>
  );
}

function LetGo() {
  return (
    <div className={styles.words}>
      <p className={styles.invitation}>
        Let go
        <Stop lang="en" />
      </p>
      <p className={styles.chinese} lang="zh-Hans">
        松手即可
      </p>
    </div>
  );
}
