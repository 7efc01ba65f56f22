import type { Reply, ReplyContent } from '@yiqiao/contract/record/reply';
import { type Language, languages } from '@yiqiao/contract/text/languages';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { focusFault } from '../../ui/focus-fault.ts';
import parts from '../../ui/parts.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import { spellBlank } from '../blanks.ts';
import { typeInto } from '../field/put-in.ts';
import { BlanksTable } from './blanks-table.tsx';
import styles from './replies.module.css';
import { ReplyConflict } from './reply-conflict.tsx';
import { ReplyFrame } from './reply-frame.tsx';
import { ReplyTextField } from './reply-text-field.tsx';
import { useKeepingReply } from './use-keeping-reply.ts';
import { useReplyDraft } from './use-reply-draft.ts';

interface ReplyFormProps {
  /** `null` for a new one. */
  id: string | null;
  reply: Reply | null;
  /** What it said before, to be brought back. */
  back: ReplyContent | null;
  isOffline: boolean;
  onPlace: (place: string) => void;
}

/** A reply in its three scripts. */
export function ReplyForm({ id, reply, back, isOffline, onPlace }: ReplyFormProps) {
  const { screen } = useTexts().replies;
  const draft = useReplyDraft(id, reply, back);
  const keeping = useKeepingReply({ id, reply, draft, onPlace });
  const { values, isChanged } = draft;
  const { wrong, theirs } = keeping;
  const form = useRef<HTMLFormElement>(null);
  const last = useRef<Language>('en');
  useEffect(() => {
    if (wrong !== undefined) focusFault(form);
  }, [wrong]);

  function change(parts: Parameters<typeof draft.change>[0]) {
    keeping.forgive();
    draft.change(parts);
  }

  function putBlank(name: Parameters<typeof spellBlank>[0]) {
    const language = last.current;
    const field = form.current?.querySelector<HTMLTextAreaElement>(`[lang="${language}"]`);
    if (!field) return;
    const place = { start: field.selectionStart, end: field.selectionEnd };
    typeInto(field, `{${spellBlank(name, language)}}`, place, (text) =>
      draft.changeText(language, text),
    );
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!isOffline) keeping.keep();
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.fields}>
        <h2 className="visually-hidden">{reply?.name ?? screen.new}</h2>
        {back !== null && <p role="status">{screen.history.from}</p>}
        {theirs !== undefined && (
          <ReplyConflict
            theirs={theirs}
            isBusy={keeping.isBusy}
            onMine={keeping.keepMine}
            onTheirs={keeping.leave}
          />
        )}
        <NameFields {...{ values, wrong }} onChange={change} />
        {languages.map((language) => (
          <ReplyTextField
            key={language}
            {...{ language, values, reply, theirs }}
            fault={faultOf(language)}
            onFocus={() => {
              last.current = language;
            }}
            onChange={change}
          />
        ))}
        <p role="alert" className={parts.fault}>
          {keeping.problem ?? (wrong === 'texts' ? screen.faults.texts : null)}
        </p>
        {isOffline && isChanged && <p className={parts.quiet}>{screen.keepOffline}</p>}
        <div className={styles.choices}>
          <Button type="submit" isPrimary disabled={!isChanged || isOffline || keeping.isBusy}>
            {keeping.isBusy ? screen.keeping : screen.keep}
          </Button>
          {(isChanged || id === null) && (
            <TextButton onClick={keeping.leave}>{screen.leave}</TextButton>
          )}
          {reply !== null && (
            <TextButton
              className={styles.delete}
              disabled={isOffline || keeping.isBusy}
              onClick={keeping.remove}
            >
              {screen.delete}
            </TextButton>
          )}
        </div>
      </div>
      <BlanksTable onPut={putBlank} />
    </form>
  );

  function faultOf(language: Language): string | undefined {
    const isWrong = wrong?.startsWith(`texts.${language}`);
    return isWrong === true ? screen.faults.text : undefined;
  }
}

interface NameFieldsProps {
  values: { readonly name: string; readonly word: string };
  wrong: string | undefined;
  onChange: (parts: { name?: string; word?: string }) => void;
}

function NameFields({ values, wrong, onChange }: NameFieldsProps) {
  const { screen } = useTexts().replies;
  return (
    <div className={styles.names}>
      <ReplyFrame
        label={screen.name}
        hint=""
        fault={wrong === 'name' ? screen.faults.name : undefined}
      >
        {(field) => (
          <input
            {...field}
            value={values.name}
            autoComplete="off"
            onChange={({ target }) => onChange({ name: target.value })}
          />
        )}
      </ReplyFrame>
      <ReplyFrame
        label={screen.word}
        hint=""
        fault={wrong === 'word' ? screen.faults.word : undefined}
      >
        {(field) => (
          <input
            {...field}
            value={values.word}
            placeholder={screen.wordHint}
            autoComplete="off"
            onChange={({ target }) => onChange({ word: target.value })}
          />
        )}
      </ReplyFrame>
    </div>
  );
}
