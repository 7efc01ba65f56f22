import { company } from '@yiqiao/contract/company';
import { joinClasses } from '../ui/class-names.ts';
import { Stopped } from '../ui/stops/stopped.tsx';
import styles from './word-mark.module.css';

/** The company's short names with both full stops. */
export function WordMark({ className }: { readonly className?: string | undefined }) {
  return (
    <span className={joinClasses(styles.mark, className)}>
      <Stopped text={company.brand} />{' '}
      <span className={styles.chinese} lang="zh-Hans">
        <Stopped text={company.brandChinese} lang="zh-Hans" />
      </span>
    </span>
  );
}
