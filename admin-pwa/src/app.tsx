import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { DashboardPage } from './pages/dashboard-page.tsx';
import { LoginPage } from './pages/login-page.tsx';
import { UpdateBar } from './shell/update-bar.tsx';
import type { Console } from './state/console.ts';
import { ConsoleContext } from './state/use-console.ts';

interface AppProps {
  console: Console;
  /** What is not part of the first screen. */
  children?: ReactNode;
}

export function App({ console, children }: AppProps) {
  return (
    <ConsoleContext value={console}>
      <UpdateBar />
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/dashboard" element={<DashboardPage />} />
        <Route path="*" element={<Navigate to="/dashboard" replace />} />
      </Routes>
      {children}
    </ConsoleContext>
  );
}
