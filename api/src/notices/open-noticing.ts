import { type CallOut, createCallOut } from '../outgoing/call-out.ts';
import type { Premises } from '../premises/premises.ts';
import type { Settings } from '../settings/settings.ts';
import { createChatSender, type SendChat } from './chat/chat-sender.ts';
import { createPushSender, type SendPush } from './push/push-sender.ts';
import { makeVapidKey } from './push/vapid-key.ts';

/** What it takes to tell people on their devices, and in the chat of the office. */
export interface Noticing {
  readonly sendPush: SendPush;
  readonly sendChat: SendChat;
  readonly callOut: CallOut;
  /** With which browsers subscribe. */
  readonly publicKey: string;
  /** The office's time zone; without one of its own, the server's. */
  readonly zone: () => string;
}

type NoticingPremises = Pick<Premises, 'engine' | 'ownSettings' | 'clock' | 'outgoing'> & {
  readonly settings: Pick<Settings, 'outgoingHosts' | 'publicOrigin'>;
};

export async function openNoticing({
  engine,
  settings,
  ownSettings,
  clock,
  outgoing,
}: NoticingPremises): Promise<Noticing> {
  const key = makeVapidKey(await engine.sessions.readLinkSecret());
  const { outgoingHosts } = settings;
  const callOut = createCallOut({ ...outgoing, allowedHosts: outgoingHosts });
  const subject = () => `mailto:${ownSettings.readFacts().email}`;
  return {
    sendPush: createPushSender({ callOut, key, subject, clock }),
    sendChat: createChatSender({ callOut, furtherHosts: outgoingHosts, clock }),
    callOut,
    publicKey: key.publicKey,
    zone: () =>
      ownSettings.readFacts().timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
