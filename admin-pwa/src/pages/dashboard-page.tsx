import { company } from '@yiqiao/contract/company';
import { Navigate, useLocation } from 'react-router-dom';
import { useConsoleState } from '../state/use-console.ts';
import { Dashboard } from './dashboard.tsx';
import styles from './dashboard-page.module.css';

/** Who may see the dashboard, and what stands there until the server has said so. */
export function DashboardPage() {
  const session = useConsoleState((state) => state.session);
  const hasList = useConsoleState((state) => state.list.phase === 'ready');
  const hasLeft = useConsoleState((state) => state.hasLeft);
  const { search } = useLocation();
  if (session === 'signed-out') return <Navigate to={`/login${hasLeft ? '' : search}`} replace />;
  if (session === 'unknown' && !hasList) {
    return (
      <main className={styles.waiting}>
        <h1 className="visually-hidden">{company.name} admin dashboard</h1>
        <p role="status">Loading...</p>
      </main>
    );
  }
  return <Dashboard />;
}
