import { company } from '@yiqiao/contract/company';
import { HttpError } from '@yiqiao/contract/http/http-error';
import { type FormEvent, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { lockHours } from '../offline/storage/device-session.ts';
import type { ConsoleState, LoginNotice } from '../state/console-state.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { Button } from '../ui/button.tsx';
import { WordMark } from '../ui/word-mark.tsx';
import styles from './login-page.module.css';
import { useDocumentTitle } from './use-document-title.ts';

/** History state of a dashboard that was reached by logging in. */
export const fromLogin = 'logged-in';

export function LoginPage() {
  const { login, toaster } = useConsole();
  const session = useConsoleState((state) => state.session);
  const outbox = useConsoleState((state) => state.outbox);
  const notice = useConsoleState(noticeOf);
  const isQueued = session === 'signed-out' && outbox.length > 0;
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { search } = useLocation();
  useDocumentTitle('Staff login');

  if (session === 'signed-in')
    return <Navigate to={`/dashboard${search}`} state={fromLogin} replace />;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setIsBusy(true);
    setProblem(null);
    try {
      await login(String(form.get('username')), String(form.get('password')));
      toaster.show({ title: 'Success', description: 'Logged in successfully' });
    } catch (error) {
      const reason = reasonOf(error);
      toaster.show({ title: 'Error', description: reason, variant: 'destructive' });
      setProblem(
        error instanceof TypeError ? 'The server did not answer. You may be offline.' : reason,
      );
      setIsBusy(false);
    }
  };

  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <WordMark />
        <h1 className={styles.title}>Staff login</h1>
        <p className={styles.quiet}>{company.name} admin dashboard</p>
        <div role="status">
          {(notice || isQueued) && (
            <div className={styles.notice}>
              {notice && <p>{notice}</p>}
              {isQueued && <p>{queueText(outbox)}</p>}
            </div>
          )}
        </div>
        <form className={styles.form} onSubmit={(event) => void submit(event)}>
          <label className={styles.field}>
            Username
            <input
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
              // biome-ignore lint/a11y/noAutofocus: the page has this one purpose.
              autoFocus
            />
          </label>
          <label className={styles.field}>
            Password
            <input name="password" type="password" autoComplete="current-password" required />
          </label>
          {problem && (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          )}
          <Button type="submit" isPrimary disabled={isBusy}>
            {isBusy ? 'Logging in...' : 'Login'}
          </Button>
        </form>
      </div>
    </main>
  );
}

function noticeOf({ loginNotice, connection }: ConsoleState): string | null {
  if (loginNotice === null) return null;
  return loginNotice === 'unconfirmed' ? connectionTexts[connection] : noticeTexts[loginNotice];
}

function reasonOf(error: unknown): string {
  return (error instanceof HttpError && error.problem?.message) || 'Login failed';
}

const connectionTexts: Record<ConsoleState['connection'], string | null> = {
  // What was true when the page opened need not be any more.
  online: null,
  offline: 'You are offline',
  failing: 'The server is not answering. Try again in a few minutes.',
};

const noticeTexts: Record<Exclude<LoginNotice, 'unconfirmed'>, string> = {
  ended: 'Your session has ended.',
  locked: `The copy on this device is locked because the server has not confirmed your session for ${lockHours} hours.`,
  'logout-pending':
    'You are logged out, and this device has been cleared. The server will be told as soon as it can be reached.',
};

/** Whatever led here, what waits on this device is not forgotten. */
function queueText(outbox: ConsoleState['outbox']): string {
  const waiting = outbox.filter(({ state }) => state === 'waiting').length;
  const undecided = outbox.length - waiting;
  const toSend = `Log in to send ${waiting === 1 ? '1 change' : `${waiting} changes`}`;
  if (undecided === 0) return `${toSend}; nothing is lost.`;
  const needs = undecided === 1 ? 'needs your decision' : 'need your decision';
  if (waiting > 0) return `${toSend}; ${undecided} more ${needs}. Nothing is lost.`;
  return `${undecided === 1 ? '1 change' : `${undecided} changes`} ${needs}: log in. Nothing is lost.`;
}
