import { company } from '@yiqiao/contract/company';
import styles from './blocked-notice.module.css';

/** Stands alone while an older tab keeps the database from being opened. */
export function BlockedNotice() {
  return (
    <main className={styles.notice}>
      <h1 className="visually-hidden">{company.name} admin dashboard</h1>
      <p role="alert">
        An older version of the console is open in another tab. Close it, and this tab will continue
        automatically.
      </p>
    </main>
  );
}
