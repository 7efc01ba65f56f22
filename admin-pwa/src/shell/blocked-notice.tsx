import { company } from '@yiqiao/contract/company';
import styles from './blocked-notice.module.css';

/** Stands alone while an older tab keeps the database from being opened. */
export function BlockedNotice() {
  return (
    <main className={styles.notice}>
      <h1 className="visually-hidden">{company.name} admin dashboard</h1>
      <p role="alert">
        Another tab holds an older version of the console open. Close it, and this one goes on by
        itself.
      </p>
    </main>
  );
}
