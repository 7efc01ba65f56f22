import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { type BidiConnection, connectBidi } from './bidi-connection.ts';
import { type Driver, type ElementHandle, proxy, windowSize } from './driver.ts';
import { startProcess } from './process.ts';

const sessionSchema = z.object({
  capabilities: z.object({ browserName: z.string(), browserVersion: z.string() }),
});
const treeSchema = z.object({ contexts: z.tuple([z.object({ context: z.string() })]) });
const contextSchema = z.object({ context: z.string() });
const logSchema = z.object({ level: z.string(), text: z.nullable(z.string()) });
const pictureSchema = z.object({ data: z.string() });
const evaluationSchema = z.union([
  z.object({
    type: z.literal('success'),
    result: z.object({
      type: z.string(),
      value: z.optional(z.unknown()),
      sharedId: z.optional(z.string()),
    }),
  }),
  z.object({
    type: z.literal('exception'),
    exceptionDetails: z.object({ text: z.string() }),
  }),
]);

/** Starts Firefox without a window, with a profile of its own, and speaks WebDriver BiDi with it. */
export async function startFirefox(path: string): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'yiqiao-firefox-'));
  const flags = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const firefox = startProcess(path, flags);
  const [, address] = await firefox.waitForOutput(/WebDriver BiDi listening on (ws:\S+)/);
  const connection = await connectBidi(`${address}/session`);
  const { capabilities } = await connection.send(
    'session.new',
    { capabilities: { alwaysMatch: { proxy } } },
    sessionSchema,
  );
  const { contexts } = await connection.send('browsingContext.getTree', {}, treeSchema);
  const [{ context }] = contexts;
  const viewport = { context, viewport: windowSize };
  await connection.send('browsingContext.setViewport', viewport, z.unknown());
  const errors: string[] = [];
  connection.onEvent('log.entryAdded', (params) => {
    const { level, text } = logSchema.parse(params);
    if (level === 'error') errors.push(text ?? '');
  });
  await connection.send('session.subscribe', { events: ['log.entryAdded'] }, z.unknown());

  return {
    browser: `${capabilities.browserName} ${capabilities.browserVersion}`,
    ...driveTab(connection, context),
    takeErrors: () => errors.splice(0),
    async close() {
      connection.close();
      await firefox.stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function driveTab(
  { send }: BidiConnection,
  firstContext: string,
): Omit<Driver, 'browser' | 'takeErrors' | 'close'> {
  let context = firstContext;

  async function evaluate(functionDeclaration: string, text: string) {
    const answer = await send(
      'script.callFunction',
      {
        functionDeclaration,
        arguments: [{ type: 'string', value: text }],
        target: { context },
        awaitPromise: true,
        userActivation: true,
      },
      evaluationSchema,
    );
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return answer.result;
  }

  function act(type: string, actions: readonly object[]) {
    const source = { type, id: type, actions };
    return send('input.performActions', { context, actions: [source] }, z.unknown());
  }

  async function click({ id }: ElementHandle) {
    const origin = { type: 'element', element: { sharedId: id } };
    await act('pointer', [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  return {
    async navigate(url) {
      await send('browsingContext.navigate', { context, url, wait: 'interactive' }, z.unknown());
    },
    async reload() {
      await send('browsingContext.reload', { context, wait: 'interactive' }, z.unknown());
    },
    async changeTabs() {
      const before = context;
      ({ context } = await send('browsingContext.create', { type: 'tab' }, contextSchema));
      await send('browsingContext.setViewport', { context, viewport: windowSize }, z.unknown());
      await send('browsingContext.close', { context: before }, z.unknown());
    },
    async run(script) {
      await evaluate(`() => { ${script} }`, '');
    },
    async call(declaration, text) {
      return z.string().parse((await evaluate(declaration, text)).value);
    },
    async locate(declaration, text) {
      const { sharedId } = await evaluate(declaration, text);
      return sharedId === undefined ? null : { id: sharedId };
    },
    click,
    async type(element, text) {
      await click(element);
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act('key', keys);
    },
    async setFile({ id }, path) {
      const params = { context, element: { sharedId: id }, files: [path] };
      await send('input.setFiles', params, z.unknown());
    },
    async screenshot() {
      const { data } = await send('browsingContext.captureScreenshot', { context }, pictureSchema);
      return Buffer.from(data, 'base64');
    },
  };
}
