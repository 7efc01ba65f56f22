import { company } from '@yiqiao/contract/company';
import styles from './word-mark.module.css';

/** The company's two names, each with the full stop of its language. */
export function WordMark() {
  return (
    <span className={styles.mark}>
      <span className="visually-hidden">{company.brand}</span>
      <span aria-hidden="true">
        {company.brand}
        <i className={styles.dot} />
      </span>
      {company.brandChinese && (
        <span aria-hidden="true" lang="zh-Hans" className={styles.chinese}>
          {company.brandChinese}
          <i className={styles.ring} />
        </span>
      )}
    </span>
  );
}
