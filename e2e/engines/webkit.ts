import * as z from 'zod';
import { findPort } from '../../api/test/listen-locally.ts';
import { type Driver, type ElementHandle, proxy, windowSize } from './driver.ts';
import { type RunningProcess, startProcess } from './process.ts';

/** The key under which WebDriver hands an element over: https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const elementSchema = z.object({ [elementKey]: z.string() });
const sessionSchema = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserVersion: z.string() }),
});
const handleSchema = z.object({ handle: z.string() });
const outcomeSchema = z.union([z.object({ value: z.unknown() }), z.object({ error: z.string() })]);
const failureSchema = z.object({ error: z.string(), message: z.string() });

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

const maxStarts = 8;

/** Starts WebKitGTK's own small browser on a display in memory and speaks classic WebDriver with it. */
export async function startWebkit(path: string): Promise<Driver> {
  for (let start = 1; ; start += 1) {
    const port = await findPort();
    const driver = startProcess('xvfb-run', [
      '-a',
      '--server-args=-screen 0 1440x1000x24',
      path,
      `--port=${port}`,
    ]);
    try {
      return await openSession(connect(`http://127.0.0.1:${port}`), driver);
    } catch (error) {
      await driver.stop();
      if (start === maxStarts) throw error;
      // The driver sometimes loses the browser it has just started, whatever is tested.
      console.warn('WebKit did not start and is started again:', error, driver.output());
    }
  }
}

async function openSession(send: Send, driver: RunningProcess): Promise<Driver> {
  await waitUntilReady(send, driver);
  const { sessionId, capabilities } = sessionSchema.parse(
    await send('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          pageLoadStrategy: 'eager',
          proxy,
          'webkitgtk:browserOptions': {
            args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
          },
        },
      },
    }),
  );
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, windowSize);
  let read = 0;

  return {
    browser: `WebKitGTK ${capabilities.browserVersion}`,
    ...driveWindow((method, path, body) => send(method, `${session}${path}`, body)),
    takeErrors() {
      const text = driver.output().slice(read);
      read = driver.output().length;
      return text.split('\n').filter((line) => /CONSOLE \S+ ERROR/.test(line));
    },
    async close() {
      await send('DELETE', session);
      await driver.stop();
    },
  };
}

function driveWindow(send: Send): Omit<Driver, 'browser' | 'takeErrors' | 'close'> {
  async function evaluate(declaration: string, text: string) {
    const script = `const done = arguments[1];
      (async () => (${declaration})(arguments[0]))()
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = await send('POST', '/execute/async', { script, args: [text] });
    const outcome = outcomeSchema.parse(answer);
    if ('error' in outcome) throw new Error(outcome.error);
    return outcome.value;
  }

  const onElement = ({ id }: ElementHandle, action: string, body: object) =>
    send('POST', `/element/${id}/${action}`, body);

  return {
    async navigate(url) {
      await send('POST', '/url', { url });
    },
    async reload() {
      await send('POST', '/refresh', {});
    },
    async changeTabs() {
      const { handle } = handleSchema.parse(await send('POST', '/window/new', { type: 'tab' }));
      await send('DELETE', '/window');
      await send('POST', '/window', { handle });
    },
    async run(script) {
      await send('POST', '/execute/sync', { script, args: [] });
    },
    async call(declaration, text) {
      return z.string().parse(await evaluate(declaration, text));
    },
    async locate(declaration, text) {
      const value = await evaluate(declaration, text);
      return value === null ? null : { id: elementSchema.parse(value)[elementKey] };
    },
    async click(element) {
      await onElement(element, 'click', {});
    },
    async type(element, text) {
      await onElement(element, 'value', { text });
    },
    async setFile(element, path) {
      await onElement(element, 'value', { text: path });
    },
    async screenshot() {
      return Buffer.from(z.string().parse(await send('GET', '/screenshot')), 'base64');
    },
  };
}

/** A command that is not answered by then never will be. */
const commandMs = 45_000;
/** A browser starts within three seconds, or the driver has lost it. */
const startMs = 15_000;
/** A script is not answered when its page goes away meanwhile; the next one is. */
const scriptMs = 10_000;

function longestWait(path: string): number {
  if (path === '/session') return startMs;
  return path.includes('/execute/') ? scriptMs : commandMs;
}

function connect(origin: string): Send {
  return async (method, path, body) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(longestWait(path)),
    }).catch((cause: unknown) => {
      throw new Error(`WebKitWebDriver gave no answer to ${method} ${path}`, { cause });
    });
    const { value } = z.object({ value: z.unknown() }).parse(await response.json());
    if (response.ok) return value;
    const { error, message } = failureSchema.parse(value);
    throw new Error(`${error}: ${message}`);
  };
}

async function waitUntilReady(send: Send, driver: RunningProcess): Promise<void> {
  for (;;) {
    const status = await send('GET', '/status').catch(() => null);
    if (status !== null) return;
    driver.assertRunning();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
