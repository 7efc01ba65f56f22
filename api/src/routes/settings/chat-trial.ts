import { changeSection } from '@yiqiao/contract/commands/settings/settings-decision';
import type { ChatSection } from '@yiqiao/contract/record/chat';
import { settingsOf } from '@yiqiao/contract/record/stored-settings';
import { tryLater } from '../../http/answers/http-problem.ts';
import { groupOf } from '../../notices/tell-group.ts';
import { writeChatTrial } from '../../notices/write-chat.ts';
import type { Office } from '../../office/office.ts';
import type { Handlers } from '../handler.ts';
import { valueProblem } from './settings-problem.ts';

/** Trials of an office in a row, and the time after which there is one more: half of what a robot takes. */
const trialPace = { capacity: 4, msPerAttempt: 10_000 };

/** @returns a handler that writes to the group now, at whatever hour, and says what its service said. */
export function tryChat(office: Office): Handlers['tryChat'] {
  const { ownSettings, noticing, settings, engine, clock, log } = office;
  const trials = engine.sessions.countAttempts('chat-trial', trialPace);

  async function readChat(patch: object): Promise<ChatSection> {
    const { chat } = settingsOf(await ownSettings.read(), ownSettings.defaults);
    const context = { furtherHosts: settings.outgoingHosts };
    const changed = changeSection('chat', chat, patch, context);
    if ('wrong' in changed) throw valueProblem(changed.wrong);
    return changed.section as ChatSection;
  }

  return async ({ person, body }) => {
    const chat = await readChat(body);
    const group = groupOf(chat);
    if (group === null) throw valueProblem({ field: 'chat.service', message: 'is missing' });
    const waitMs = await trials.take('office');
    if (waitMs > 0) {
      throw tryLater(429, 'Please wait a moment before you try again.', waitMs / 1000);
    }
    const begunAt = clock();
    const { kind: outcome, said } = await noticing.sendChat(group, writeChatTrial(chat));
    const tookMs = Math.max(0, clock() - begunAt);
    log('info', 'chat-tried', { by: person.id, service: group.service, outcome, tookMs });
    return { outcome, tookMs, ...(said !== '' && { said }) };
  };
}
