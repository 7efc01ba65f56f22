/** A window of the console, as the worker sees it. */
export interface ConsoleWindow {
  readonly url: string;
  readonly focused: boolean;
  readonly visibilityState: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/** All windows of the origin. */
export interface ConsoleWindows {
  matchAll(options: {
    readonly type: 'window';
    readonly includeUncontrolled: boolean;
  }): Promise<readonly ConsoleWindow[]>;
  openWindow(url: string): Promise<unknown>;
}

/** What is sent to a window that should show a path of the console. */
export interface OpenMessage {
  readonly type: 'OPEN';
  readonly path: string;
}

/** A window that runs answers at once; one that has just begun, or an older one, may not know the message. */
const answerPatienceMs = 1500;

const home = '/admin/dashboard';

/** Shows what a notice was about: in a window of the console if one is open, or in a new one. */
export async function openNotified(
  windows: ConsoleWindows,
  navigate: unknown,
  origin: string,
  patienceMs = answerPatienceMs,
): Promise<void> {
  const path = consolePath(navigate, origin);
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  const target = chooseWindow(open);
  if (target === undefined) {
    await windows.openWindow(path);
    return;
  }
  await target.focus().catch(() => {});
  if (await askToShow(target, path, patienceMs)) return;
  await target.navigate(path).catch(() => windows.openWindow(path));
}

/** The path of an address of the console, on whatever origin the server believes it is; else its first screen. */
export function consolePath(navigate: unknown, origin: string): string {
  const { pathname, search } = parseAddress(navigate, origin);
  return pathname.startsWith('/admin/') ? `${pathname}${search}` : home;
}

function parseAddress(navigate: unknown, origin: string): URL {
  try {
    return new URL(String(navigate), origin);
  } catch {
    return new URL(home, origin);
  }
}

/** Where somebody joins, nothing can be shown. */
function chooseWindow(open: readonly ConsoleWindow[]): ConsoleWindow | undefined {
  const consoles = open.filter(({ url }) => /^\/admin\/(?!join\/)/.test(new URL(url).pathname));
  const isSeen = ({ visibilityState }: ConsoleWindow) => visibilityState === 'visible';
  return consoles.find(({ focused }) => focused) ?? consoles.find(isSeen) ?? consoles[0];
}

/** The page goes there by itself: nothing that it is doing ends. @returns whether it does. */
async function askToShow(
  target: ConsoleWindow,
  path: string,
  patienceMs: number,
): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(resolve, patienceMs, false);
  });
  target.postMessage({ type: 'OPEN', path } satisfies OpenMessage, [port2]);
  const isShown = await answer;
  port1.close();
  return isShown;
}
