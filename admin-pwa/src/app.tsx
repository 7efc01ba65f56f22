import { type ReactNode, useLayoutEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LateJoinPage } from './joining/late-join-page.tsx';
import { DashboardPage } from './pages/dashboard-page.tsx';
import { LoginPage } from './pages/login-page.tsx';
import { UpdateBar } from './shell/strips/update-bar.tsx';
import type { Console } from './state/console.ts';
import { ConsoleContext } from './state/use-console.ts';
import { useTexts } from './texts/texts.ts';

interface AppProps {
  console: Console;
  /** Parts that the first screen does not need. */
  children?: ReactNode;
}

export function App({ console, children }: AppProps) {
  const { language } = useTexts();
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <ConsoleContext value={console}>
      <UpdateBar />
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/dashboard" element={<DashboardPage />} />
        <Route path="/join/:key" element={<LateJoinPage />} />
        <Route path="*" element={<Navigate to="/dashboard" replace />} />
      </Routes>
      {children}
    </ConsoleContext>
  );
}
