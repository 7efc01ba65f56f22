import { eventOf } from '../notices/find-receivers.ts';
import type { Occasion } from '../notices/occasion.ts';
import { type ChatSection, chatEvents, firstChatStop } from '../record/chat.ts';
import type { StoredNotice } from '../record/stored-notice.ts';

/** What stands for the group among the devices that were told of a notice; no device has such an id. */
export const chatAsDevice = 'chat';

/** Whether the group is told: of everybody's orders, whoever did it, but of nothing that is for one person. */
export function isForChat(
  { service, stop = firstChatStop }: ChatSection,
  { kind, to }: Pick<StoredNotice, 'kind'> & Pick<Occasion, 'to'>,
): boolean {
  const event = eventOf({ kind });
  if (service === undefined || event === null || to !== undefined) return false;
  return chatEvents.slice(0, stop).includes(event);
}
