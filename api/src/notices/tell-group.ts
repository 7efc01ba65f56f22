import type { ChatSection } from '@yiqiao/contract/record/chat';
import type { OwnSettings } from '../own-settings/own-settings.ts';
import type { Premises } from '../premises/premises.ts';
import type { ChatGroup } from './chat/chat-message.ts';
import { DevicePauses } from './device-pauses.ts';
import type { Noticing } from './open-noticing.ts';
import type { Told } from './plan-telling.ts';
import { writeChat } from './write-chat.ts';

export interface ChatOffice extends Pick<Premises, 'clock' | 'log'> {
  readonly noticing: Pick<Noticing, 'sendChat'>;
  readonly ownSettings: Pick<OwnSettings, 'readChat'>;
  readonly settings: Pick<Premises['settings'], 'publicOrigin'>;
}

export interface TellGroup {
  /** In ms since the epoch; in the past when the group may be told. */
  pausedUntil(): number;
  /** Tells the group as it is set. @returns whether it has been told. */
  tell(about: readonly Told[], signal: AbortSignal): Promise<boolean>;
}

/** Between two messages: robots take twenty a minute, of which tests have the other half. */
const betweenMs = 6000;

/** The group, if one is told. */
export function groupOf({ service, hook, secret }: ChatSection): ChatGroup | null {
  if (service === undefined || hook === undefined) return null;
  return { service, hook, ...(secret !== undefined && { secret }) };
}

/**
 * Tells the group, which is left alone longer and longer when it cannot be. Whatever a service refuses can be mended by
 * an owner, so it is tried again, and at once when the settings of the group have changed.
 */
export function createTellGroup(office: ChatOffice): TellGroup {
  const { noticing, ownSettings, settings, clock, log } = office;
  const pauses = new DevicePauses();
  let nextAt = 0;
  /** The group and its robot, by all that a message depends on. */
  const nameOf = (group: ChatGroup | null) => JSON.stringify(group);

  return {
    pausedUntil: () => Math.max(nextAt, pauses.until(nameOf(groupOf(ownSettings.readChat())))),
    async tell(about, signal) {
      const chat = ownSettings.readChat();
      const group = groupOf(chat);
      // Switched off meanwhile: the next round takes out what waits.
      if (group === null) return false;
      const message = writeChat(about, chat, settings.publicOrigin);
      const { kind, ...result } = await noticing.sendChat(group, message, signal);
      const at = clock();
      nextAt = at + betweenMs;
      const isTaken = kind === 'taken';
      const outcome = kind === 'refused' ? ('later' as const) : kind;
      pauses.note(nameOf(group), { ...result, kind: outcome }, at);
      log(isTaken ? 'info' : 'warn', 'group-told', {
        ...{ service: group.service, outcome: kind, notices: about.length },
        ...(result.status !== undefined && { status: result.status }),
        ...(!isTaken && { said: result.said }),
      });
      return isTaken;
    },
  };
}
