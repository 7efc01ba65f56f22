import { Navigate, useLocation } from 'react-router-dom';
import { LateSeatPage } from '../seat/late-seat-page.tsx';
import { isAtSeat } from '../state/at-seat.ts';
import { useConsoleState } from '../state/use-console.ts';
import { Dashboard } from './dashboard/dashboard.tsx';

/**
 * The dashboard is for people who are logged in; until the server has answered, it shows what is stored
 * here.
 */
export function DashboardPage() {
  const isSignedOut = useConsoleState((state) => state.session === 'signed-out');
  const hasLeft = useConsoleState((state) => state.hasLeft);
  const isOfTranslator = useConsoleState(isAtSeat);
  const { search } = useLocation();
  if (isSignedOut) return <Navigate to={`/login${hasLeft ? '' : search}`} replace />;
  return isOfTranslator ? <LateSeatPage /> : <Dashboard />;
}
