import { Stop } from '../../ui/stops/stop.tsx';
import styles from './counting-rule.module.css';

/** How words are counted, before there is anything to count. */
export function CountingRule() {
  return (
    <div className={styles.rule}>
      <div>
        <h3 className={styles.name}>
          <Stop lang="zh-Hans" className={styles.ring} />
          Chinese
        </h3>
        <p>Each character and each Chinese punctuation mark is one word.</p>
      </div>
      <div>
        <h3 className={styles.name}>
          <Stop lang="en" className={styles.dot} />
          English
        </h3>
        <p>Each run of letters or figures between spaces is one word.</p>
      </div>
      <div>
        <h3 className={styles.name}>The same rule as Word</h3>
        <p>
          Documents, slides, sheets and PDFs are opened and read. Other files are estimated by size.
        </p>
      </div>
    </div>
  );
}
