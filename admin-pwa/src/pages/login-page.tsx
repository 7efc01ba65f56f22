import { HttpError } from '@yiqiao/contract/http/http-error';
import { factorSteps } from '@yiqiao/contract/record/factor-demand';
import { type FormEvent, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { LateLoginStep } from '../factor/late-login-step.tsx';
import { LatePasskeyLogin } from '../passkeys/late-passkey-login.tsx';
import { LanguageChoice } from '../shell/language-choice.tsx';
import { useDocumentTitle } from '../shell/use-document-title.ts';
import { fromLogin } from '../shell/use-focus-after-login.ts';
import type { ConsoleState } from '../state/console-state.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { texts, useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { WordMark } from '../ui/word-mark.tsx';
import styles from './login-page.module.css';
import { RemovedPage } from './removed-page.tsx';

const begunLoginSchema = z.object({ step: z.enum(factorSteps), username: z.string() });

/** A log-in whose password was right, and what is still wanted; also of whoever has just joined. */
export type BegunLogin = z.infer<typeof begunLoginSchema>;

function toBegunLogin(state: unknown): BegunLogin | null {
  return z.safeParse(begunLoginSchema, state).data ?? null;
}

export function LoginPage() {
  const { login: words, shell } = useTexts();
  const session = useConsoleState((state) => state.session);
  const removal = useConsoleState((state) => state.removal);
  const { search, state } = useLocation();
  const [begun, setBegun] = useState(toBegunLogin(state));
  useDocumentTitle(words.title);

  if (session === 'signed-in')
    return <Navigate to={`/dashboard${search}`} state={fromLogin} replace />;
  if (removal !== null) return <RemovedPage removal={removal} />;
  return (
    <main className={styles.page} data-begun={begun !== null}>
      <div className={styles.card}>
        <WordMark />
        {begun === null ? (
          <>
            <h1 className={styles.title}>{words.title}</h1>
            <p className={styles.quiet}>{shell.title}</p>
            <Notice />
            <LoginForm onNext={setBegun} />
            <LatePasskeyLogin />
            <LanguageChoice />
          </>
        ) : (
          <LateLoginStep {...begun} onClose={() => setBegun(null)} />
        )}
      </div>
    </main>
  );
}

/** Why this page is shown, and what waits on this device. */
function Notice() {
  const isSignedOut = useConsoleState(({ session }) => session === 'signed-out');
  const outbox = useConsoleState((state) => state.outbox);
  const notice = useConsoleState(noticeOf);
  const sealed = useConsoleState((state) => state.sealed) ?? { waiting: 0, undecided: 0 };
  const waiting = outbox.filter(({ state }) => state === 'waiting').length + sealed.waiting;
  const undecided = outbox.length + sealed.waiting + sealed.undecided - waiting;
  const isQueued = isSignedOut && waiting + undecided > 0;
  return (
    <div role="status">
      {(notice || isQueued) && (
        <div className={styles.notice}>
          {notice && <p>{notice}</p>}
          {isQueued && <p>{texts().login.queued(waiting, undecided)}</p>}
        </div>
      )}
    </div>
  );
}

function LoginForm({ onNext }: { onNext: (begun: BegunLogin) => void }) {
  const { login: words } = useTexts();
  const { isBusy, problem, submit } = useLogin(onNext);
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <label className={styles.field}>
        {words.username}
        <input
          name="username"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          required
          // biome-ignore lint/a11y/noAutofocus: the page has this one purpose.
          autoFocus
        />
      </label>
      <label className={styles.field}>
        {words.password}
        <input name="password" type="password" autoComplete="current-password" required />
      </label>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem instanceof TypeError ? words.noAnswer : reasonOf(problem)}
        </p>
      )}
      <Button type="submit" isPrimary disabled={isBusy}>
        {isBusy ? words.busy : words.submit}
      </Button>
    </form>
  );
}

/** Logs in with what the form holds. `problem` is what the last attempt was rejected with. */
function useLogin(onNext: (begun: BegunLogin) => void) {
  const { login, toaster } = useConsole();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setIsBusy(true);
    setProblem(null);
    try {
      const username = String(form.get('username'));
      const step = await login(username, String(form.get('password')));
      if (step !== null) return onNext({ step, username });
      const { login: words } = texts();
      toaster.show({ title: words.success, description: words.loggedIn });
    } catch (error) {
      const { login: words } = texts();
      toaster.show({ title: words.error, description: reasonOf(error), variant: 'destructive' });
      setProblem(error);
      setIsBusy(false);
    }
  }

  return { isBusy, problem, submit };
}

function noticeOf({ loginNotice, connection }: ConsoleState): string | null {
  if (loginNotice === null) return null;
  const { login } = texts();
  if (loginNotice !== 'unconfirmed') return login[loginNotice];
  // What was true when the page opened may have changed since.
  return connection === 'online' ? null : login[connection];
}

function reasonOf(error: unknown): string {
  const { answers, login } = texts();
  return (error instanceof HttpError && answers.refusal(error.problem)) || login.failed;
}
