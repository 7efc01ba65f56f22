import { createCallOut } from '../../outgoing/call-out.ts';
import type { Settings } from '../../settings/settings.ts';
import { type Finding, good, warning } from './finding.ts';

/** Of the browsers that have one each. */
const services = [
  { name: 'Chrome, Edge and Android', host: 'fcm.googleapis.com' },
  { name: 'Firefox', host: 'updates.push.services.mozilla.com' },
  { name: 'Safari', host: 'web.push.apple.com' },
  { name: 'Edge on Windows', host: 'wns2-by3p.notify.windows.com' },
];

/** @returns whether a push service answers, whatever it says. */
export type ReachPushService = (host: string) => Promise<boolean>;

/** Longer than a connection takes to anywhere. */
const patienceMs = 5000;

async function reach(host: string): Promise<boolean> {
  const callOut = createCallOut({ allowedHosts: [], timeoutMs: patienceMs });
  const call = { headers: {}, body: Buffer.alloc(0) };
  return callOut.call(`https://${host}/`, call).then(
    () => true,
    () => false,
  );
}

/** Whether people can be told on their devices. */
export async function checkPush(
  { publicOrigin }: Pick<Settings, 'publicOrigin'>,
  isReached: ReachPushService = reach,
): Promise<readonly Finding[]> {
  if (publicOrigin === undefined || !publicOrigin.startsWith('https:')) {
    return [
      good(
        'Nobody is told on devices: browsers take that from https alone (PUBLIC_ORIGIN is not).',
      ),
    ];
  }
  const tried = await Promise.all(
    services.map(async (service) => ({ ...service, isThere: await isReached(service.host) })),
  );
  const list = (isThere: boolean) =>
    tried.filter((one) => one.isThere === isThere).map(({ name, host }) => `${name} (${host})`);
  const [there, missing] = [list(true), list(false)];
  return [
    ...(there.length === 0
      ? []
      : [good(`Push services that can be reached: ${there.join(', ')}.`)]),
    ...(missing.length === 0
      ? []
      : [
          warning(
            `Push services that cannot be reached: ${missing.join(', ')}.`,
            'Whoever uses those is told by the open console alone. Let this machine call them on port 443; from mainland China some cannot be.',
          ),
        ]),
  ];
}
