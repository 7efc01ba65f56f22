import { isKnown } from '@yiqiao/contract/notices/find-receivers';
import { type ChatSection, chatEvents } from '@yiqiao/contract/record/chat';
import { submissionPath, whileQuietPath } from '@yiqiao/contract/record/console-paths';
import { noticeWordsIn } from '@yiqiao/contract/wording/notices/notice-words-in';
import { sayCounts, sayOne } from '@yiqiao/contract/wording/notices/say-notice';
import type { ChatMessage } from './chat/chat-message.ts';
import { countEvents } from './count-events.ts';
import type { Told } from './plan-telling.ts';

/** What a group is told: what happened, the reference, how many, and nothing else of a submission. */
export function writeChat(
  about: readonly Told[],
  { language = 'en' }: ChatSection,
  publicOrigin: string | undefined,
): ChatMessage {
  const words = noticeWordsIn[language];
  const [first] = about;
  const isOne = about.length === 1 && first !== undefined && isKnown(first.notice.kind);
  const text = isOne
    ? sayOne(words, first.notice.kind, first.quote.reference)
    : sayCounts(words, countEvents(about, chatEvents));
  if (publicOrigin === undefined || first === undefined) return { text, language };
  const isOneOrder = about.every(({ quote }) => quote === first.quote);
  const path = isOneOrder
    ? submissionPath(first.quote.id)
    : whileQuietPath(Date.parse(first.notice.at));
  return { text, language, link: { words: words.open, url: publicOrigin + path } };
}

/** What is sent when an owner tries the group. */
export function writeChatTrial({ language = 'en' }: ChatSection): ChatMessage {
  return { text: noticeWordsIn[language].chatTrial, language };
}
