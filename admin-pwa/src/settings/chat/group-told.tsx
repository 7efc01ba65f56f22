import { chatEvents } from '@yiqiao/contract/record/chat';
import { useId } from 'react';
import { useTexts } from '../../texts/texts.ts';
import parts from '../../ui/parts.module.css';
import { StopColumn } from '../../ui/stop/stop-column.tsx';
import { LiveValue } from '../section/live-value.tsx';
import input from '../section/text-input.module.css';
import styles from './chat.module.css';
import { showChat } from './chat-draft.ts';
import { eventsAbove } from './chat-names.ts';
import type { ChatDrafting } from './use-chat-draft.ts';

/** What the group is told of: events as lines, and the bar with its full stop. */
export function GroupTold({ drafting }: { drafting: ChatDrafting }) {
  const { settings, told } = useTexts();
  const { chat: words } = settings;
  const id = useId();
  const { live, chat, isChanged, change } = drafting;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={`${input.label} ${styles.label}`}>
        {words.told}
      </h3>
      <div className={styles.told}>
        <ol className={styles.events}>
          {chatEvents.map((event) => (
            <li key={event}>{told.events[event].name}</li>
          ))}
        </ol>
        <StopColumn
          name={words.told}
          lines={chatEvents.length}
          stop={chat.stop}
          isDisabled={false}
          sayStop={(stop) => eventsAbove(stop)}
          onMove={(stop) => change({ stop })}
        />
      </div>
      <p className={input.live}>
        {isChanged('stop') && <LiveValue value={eventsAbove(showChat(live).stop)} />}
      </p>
      <p className={parts.quiet}>{words.intro}</p>
    </section>
  );
}
