import { openKeptDatabase } from '../offline/storage/database.ts';
import { createIndexedStorage } from '../offline/storage/indexed-storage.ts';
import { texts } from '../texts/texts.ts';
import { renderFirstScreen } from './render-first-screen.tsx';
import { openStillConsole } from './still-console.ts';

/** Storage may be slow, or locked by another tab; then the page starts without its first screen. */
const patienceMs = 300;

/**
 * The shell with the stored list in it: the page shows something before any of its scripts runs. Nothing
 * is stored for this, so a log-out, the lock and another person's login need not clear anything. The
 * plain shell if there is no list that may be shown.
 */
export async function fillShell(shell: Response, { pathname, search }: URL): Promise<Response> {
  if (pathname !== '/admin/dashboard') return shell;
  const patience = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null));
  const screen = await Promise.race([readScreen(`${pathname}${search}`), patience]);
  if (screen === null) return shell;

  const html = (await shell.text())
    .replace(emptyRoot, () => screen)
    .replace('<html lang="en">', `<html lang="${texts().language}">`);
  const headers = new Headers(shell.headers);
  for (const name of ['Content-Length', 'Content-Encoding', 'ETag']) headers.delete(name);
  headers.set('Cache-Control', 'no-store');
  return new Response(html, { headers });
}

const emptyRoot = '<div id="root"></div>';

/** The page's element with the screen inside; `null` if there is nothing that may be shown. */
async function readScreen(address: string): Promise<string | null> {
  try {
    const database = await openKeptDatabase();
    if (database === null) return null;
    const storage = createIndexedStorage(async () => database);
    const console = await openStillConsole(storage, Date.now).finally(() => database.close());
    const { list, now } = console.store.getState();
    if (list.phase !== 'ready') return null;
    return `<div id="root" aria-busy="true" data-now="${now}">${renderFirstScreen(console, address)}</div>`;
  } catch (error) {
    globalThis.console.warn('The page starts without its first screen.', error);
    return null;
  }
}
