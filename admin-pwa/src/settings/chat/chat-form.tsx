import { hookPlaces } from '@yiqiao/contract/chat/chat-hooks';
import { type ChatSection, chatServices } from '@yiqiao/contract/record/chat';
import { autonyms, languages } from '@yiqiao/contract/text/languages';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Cells } from '../../ui/cells/cells.tsx';
import parts from '../../ui/parts.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import { LiveValue } from '../section/live-value.tsx';
import { SectionForm } from '../section/section-form.tsx';
import input from '../section/text-input.module.css';
import type { HeldSettings } from '../section/use-held-settings.ts';
import styles from './chat.module.css';
import { canSign, showChat } from './chat-draft.ts';
import { ChatPreview } from './chat-preview.tsx';
import { TestOutcome } from './chat-tests.tsx';
import { GroupTold } from './group-told.tsx';
import { SecretInput } from './secret-input.tsx';
import { type ChatDrafting, useChatDraft } from './use-chat-draft.ts';

interface ChatFormProps {
  held: HeldSettings;
  isOffline: boolean;
}

export function ChatForm({ held, isOffline }: ChatFormProps) {
  return held.settings && <Form live={held.settings.chat} {...{ held, isOffline }} />;
}

/** The group that is told of everybody's orders. */
function Form({ live, held, isOffline }: ChatFormProps & { live: ChatSection }) {
  const { settings: words } = useTexts();
  const { chat: own } = words;
  const drafting = useChatDraft(held, live);
  const { chat, isOff, changed, putting, put } = drafting;
  return (
    <SectionForm
      title={words.places.chat}
      lead={own.lead}
      count={isOff ? 1 : changed.length}
      names={isOff ? [own.off.title] : changed.map((field) => own.fields[field])}
      {...{ putting, isOffline }}
      onPut={put}
      preview={<ChatPreview chat={isOff ? { ...chat, stop: 0 } : chat} />}
      hasPreviewBeside
    >
      {isOff ? (
        <Off />
      ) : (
        <>
          <Service drafting={drafting} />
          <Robot drafting={drafting} />
          <GroupLanguage drafting={drafting} />
          <GroupTold drafting={drafting} />
          <Acts {...{ drafting, isOffline }} />
        </>
      )}
    </SectionForm>
  );
}

/** In the place of the fields, until that is live. */
function Off() {
  const { chat: words } = useTexts().settings;
  const text = useRef<HTMLParagraphElement>(null);
  // What was pressed is not there any more.
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={text} className={styles.off} tabIndex={-1}>
      {words.off.why}
    </p>
  );
}

function Service({ drafting }: { drafting: ChatDrafting }) {
  const { chat: words } = useTexts().settings;
  const { live, chat, isChanged, putting, change } = drafting;
  return (
    <div>
      <Cells
        legend={words.which}
        look="pairs"
        values={chatServices}
        chosen={chat.service ?? ''}
        nameOf={(service) => (
          <span className={parts.head}>
            {words.services[service].name}
            <span className={styles.also} lang="zh-Hans">
              {words.services[service].also}
            </span>
          </span>
        )}
        onChoose={(service) => change({ service })}
      />
      <p className={input.live}>
        {isChanged('service') && live.service && (
          <LiveValue value={words.services[live.service].name} />
        )}
      </p>
      <p role="alert" className={parts.fault}>
        {putting.wrong === 'service' && words.faults.service}
      </p>
    </div>
  );
}

/** Where its robot takes messages, and how they are signed. */
function Robot({ drafting }: { drafting: ChatDrafting }) {
  const { chat: words } = useTexts().settings;
  const { service } = drafting.chat;
  const { hosts, path } = hookPlaces[service ?? 'wecom'];
  return (
    <>
      <SecretInput
        field="hook"
        hint={words.fromRobot}
        fault={service ? words.faults.hook(`https://${hosts[0]}${path}`) : words.faults.service}
        drafting={drafting}
      >
        {service && (
          <p className={`${parts.quiet} ${styles.where}`}>{words.services[service].where}</p>
        )}
      </SecretInput>
      {canSign(service) && (
        <SecretInput
          field="secret"
          hint={words.optional}
          fault={words.faults.secret}
          drafting={drafting}
        />
      )}
    </>
  );
}

function GroupLanguage({ drafting }: { drafting: ChatDrafting }) {
  const { chat: words } = useTexts().settings;
  const { live, chat, isChanged, change } = drafting;
  return (
    <div>
      <Cells
        legend={words.fields.language}
        look="row"
        values={languages}
        chosen={chat.language}
        nameOf={(language) => <span lang={language}>{autonyms[language].name}</span>}
        onChoose={(language) => change({ language })}
      />
      <p className={input.live}>
        {isChanged('language') && <LiveValue value={autonyms[showChat(live).language].name} />}
      </p>
    </div>
  );
}

interface ActsProps {
  drafting: ChatDrafting;
  isOffline: boolean;
}

function Acts({ drafting, isOffline }: ActsProps) {
  const { settings: words } = useTexts();
  const { chat: own } = words;
  const { live, chat, changed, trying, change } = drafting;
  const hasGroup = chat.service !== undefined && chat.hook.trim() !== '';
  return (
    <div>
      <div className={styles.acts}>
        <Button
          isPrimary
          className={styles.test ?? ''}
          disabled={!hasGroup || trying.isTrying || isOffline}
          onClick={() => void trying.send()}
        >
          {trying.isTrying ? own.sending : own.test}
        </Button>
        {live.service !== undefined && (
          <TextButton onClick={() => change({ isOff: true })}>{own.switchOff}</TextButton>
        )}
      </div>
      <p role="status" className={styles.last}>
        {trying.last && <TestOutcome test={trying.last} />}
      </p>
      <p role="alert" className={parts.fault}>
        {isOffline ? changed.length === 0 && words.offline : trying.problem}
      </p>
    </div>
  );
}
