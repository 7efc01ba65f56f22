import { lazy, Suspense, useEffect, useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { DashboardPage } from './pages/dashboard-page.tsx';
import { LoginPage } from './pages/login-page.tsx';
import { UpdateBar } from './shell/update-bar.tsx';
import type { Console } from './state/console.ts';
import { ConsoleContext } from './state/use-console.ts';
import { afterPaint } from './ui/yield-to-screen.ts';

/** Nothing is announced before the first screen, which need not wait for it. */
const ToastView = lazy(async () => ({
  default: (await import('./ui/toast-view.tsx')).ToastView,
}));

export function App({ console }: { console: Console }) {
  return (
    <ConsoleContext value={console}>
      <BrowserRouter basename="/admin">
        <UpdateBar />
        <Routes>
          <Route path="/login" element={<LoginPage />} />
          <Route path="/dashboard" element={<DashboardPage />} />
          <Route path="*" element={<Navigate to="/dashboard" replace />} />
        </Routes>
      </BrowserRouter>
      <Suspense>{useIsPainted() && <ToastView />}</Suspense>
    </ConsoleContext>
  );
}

function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    void afterPaint().then(() => setIsPainted(true));
  }, []);
  return isPainted;
}
