import { company } from '@yiqiao/contract/company';
import { useTexts } from '../texts/texts.ts';
import styles from './word-mark.module.css';

/**
 * The company's two names, each with the full stop of its language; the one in the reader's language
 * comes first.
 */
export function WordMark() {
  const { language } = useTexts();
  const traditional = company.brandTraditional ?? company.brandChinese;
  const chinese = language === 'zh-Hant' ? traditional : company.brandChinese;
  const isChineseFirst = language !== 'en' && chinese !== '';
  const latin = (
    <span aria-hidden="true" lang="en">
      {company.brand}
      <i className={styles.dot} />
    </span>
  );
  return (
    <span className={styles.mark} data-chinese-first={isChineseFirst || undefined}>
      <span className="visually-hidden">{isChineseFirst ? chinese : company.brand}</span>
      {!isChineseFirst && latin}
      {chinese && (
        <span
          aria-hidden="true"
          lang={language === 'zh-Hant' ? 'zh-Hant' : 'zh-Hans'}
          className={styles.chinese}
        >
          {chinese}
          <i className={styles.ring} />
        </span>
      )}
      {isChineseFirst && latin}
    </span>
  );
}
