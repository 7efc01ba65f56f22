import { chatEvents } from '@yiqiao/contract/record/chat';
import type { NoticeEvent, NoticeKind } from '@yiqiao/contract/record/notice';
import type { Language } from '@yiqiao/contract/text/languages';
import { noticeWordsIn } from '@yiqiao/contract/wording/notices/notice-words-in';
import { sayCounts, sayOne } from '@yiqiao/contract/wording/notices/say-notice';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts.ts';
import parts from '../../ui/parts.module.css';
import styles from './chat.module.css';
import type { ShownChat } from './chat-draft.ts';
import { ChatTests } from './chat-tests.tsx';

/** What stands for an event. */
const samples: Readonly<Record<NoticeEvent, NoticeKind>> = {
  overdue: 'overdue',
  'due-soon': 'reply-soon',
  'handed-over': 'order-handed-over',
  question: 'question',
  answered: 'quote-accepted',
  'handed-in': 'handed-in',
  paid: 'paid',
  'new-request': 'new-request',
};

const reference = 'YQ-28Q4-QDWY';

/** What the group reads, in its language, and what came of the last tests. */
export function ChatPreview({ chat }: { chat: ShownChat }) {
  const { chat: words } = useTexts().settings;
  const above = chatEvents.slice(0, chat.stop);
  return (
    <div className={styles.preview}>
      <section aria-label={words.preview.title}>
        <h3 className={styles.previewTitle}>{words.preview.title}</h3>
        <Group {...{ above, chat }} />
        <p className={parts.quiet}>{words.preview.never}</p>
      </section>
      <ChatTests />
    </div>
  );
}

interface GroupProps {
  /** What it is told of, the most urgent first. */
  above: readonly NoticeEvent[];
  chat: ShownChat;
}

/** One thing that happened, and several that came together. */
function Group({ above, chat: { language } }: GroupProps) {
  const { preview: words } = useTexts().settings.chat;
  const notices = noticeWordsIn[language];
  const last = above.at(-1);
  if (last === undefined) return <p className={styles.group}>{words.nothing}</p>;
  const counts = above.slice(-2).map((event, index) => [event, 3 - index] as const);
  const one = sayOne(notices, samples[last], reference);
  const said = one.slice(0, one.length - reference.length);
  return (
    <ul className={styles.group}>
      <Message {...{ language }}>
        {said}
        <span className={styles.reference}>{reference}</span>
      </Message>
      {counts.length > 1 && (
        <Message {...{ language }}>{sayCounts(notices, new Map(counts))}</Message>
      )}
    </ul>
  );
}

function Message({ language, children }: { language: Language; children: ReactNode }) {
  const { preview: words } = useTexts().settings.chat;
  return (
    <li>
      <p className={styles.robot}>{words.robot}</p>
      <p className={styles.message} lang={language}>
        {children}
        <span className={styles.open}>{noticeWordsIn[language].open}</span>
      </p>
    </li>
  );
}
