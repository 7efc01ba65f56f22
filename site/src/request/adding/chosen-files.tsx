import { sourceRoles } from '@yiqiao/contract/record/source';
import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import type { LineState, SendProgress } from '@yiqiao/sending/send-progress';
import { useId } from 'react';
import radioStyles from '../../ui/radio.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type PageTexts, useRequestTexts } from '../request-texts.ts';
import rowStyles from '../text/file-rows.module.css';
import { MarkedText } from '../text/marked-text.tsx';
import { useRequestState } from '../use-request.ts';
import styles from './adding.module.css';
import { describeEffect } from './describe-effect.ts';
import type { Adding, ChosenFile } from './use-adding.ts';

/** The files to be sent, and what they are for: each choice says what it does to the price. */
export function ChosenFiles({ adding }: { readonly adding: Adding }) {
  const { adding: texts } = useRequestTexts();
  const { files, sent, cancel } = adding;
  if (files.length === 0) return null;
  return (
    <>
      <ul className={rowStyles.rows} aria-label={texts.list}>
        {files.map((chosen, place) => (
          <ChosenRow
            key={chosen.id}
            chosen={chosen}
            sent={place === 0 ? sent : null}
            adding={adding}
          />
        ))}
      </ul>
      {sent === null ? (
        <Roles adding={adding} />
      ) : (
        <TextButton onClick={cancel}>{texts.cancel}</TextButton>
      )}
    </>
  );
}

interface ChosenRowProps {
  readonly chosen: ChosenFile;
  readonly sent: SendProgress | null;
  readonly adding: Adding;
}

function ChosenRow({ chosen: { id, file, fault }, sent, adding }: ChosenRowProps) {
  const { adding: texts, talk } = useRequestTexts();
  const noteId = useId();
  const isFaulty = fault !== null || undefined;

  function note() {
    if (fault === null) return formatFileSize(file.size);
    return fault === 'folder' ? texts.folder : talk.refused(fault);
  }

  return (
    <li className={rowStyles.row}>
      <p className={rowStyles.name}>
        <bdi>
          <MarkedText text={file.name} />
        </bdi>
        <small id={noteId} className={styles.fault} data-fault={isFaulty}>
          {note()}
        </small>
      </p>
      {sent !== null && <Sending sent={sent} adding={adding} />}
      {adding.sent === null && (
        <TextButton
          aria-describedby={isFaulty && noteId}
          data-fault={isFaulty}
          onClick={() => adding.remove(id)}
        >
          {texts.remove} <VisuallyHidden>{file.name}</VisuallyHidden>
        </TextButton>
      )}
    </li>
  );
}

/** What has arrived; of a file in one request, what has been sent. */
function Sending({ sent, adding }: { readonly sent: SendProgress; readonly adding: Adding }) {
  const { adding: texts } = useRequestTexts();
  const { isInPieces, confirmedBytes, sentBytes, totalBytes, line } = sent;
  const share = (isInPieces ? confirmedBytes : sentBytes) / totalBytes;
  const percent = Math.floor(share * 100);
  return (
    <>
      <progress
        className={styles.progress}
        value={share}
        aria-label={isInPieces ? texts.withUs : texts.sending}
      >
        {percent} %
      </progress>
      <small className={styles.line} role="status">
        {line.kind === 'lost' && texts.lost[line.reason](percent)}
        {line.kind === 'paused' && texts.paused(percent)}
      </small>
      {isInPieces && (
        <TextButton onClick={line.kind === 'up' ? adding.pause : adding.goOn}>
          {labelOf(line, texts)}
        </TextButton>
      )}
    </>
  );
}

/** One button, so that the focus stays on it whatever becomes of the line. */
function labelOf({ kind }: LineState, { pause, goOn, tryNow }: PageTexts['adding']): string {
  if (kind === 'up') return pause;
  return kind === 'paused' ? goOn : tryNow;
}

function Roles({ adding: { role, setRole } }: { readonly adding: Adding }) {
  const { adding: texts } = useRequestTexts();
  const { request } = useRequestState();
  const hintId = useId();
  const hints = { document: describeEffect(request, texts), reference: texts.reference };
  return (
    <fieldset className={styles.roles}>
      <legend>
        <VisuallyHidden>{texts.legend}</VisuallyHidden>
      </legend>
      {sourceRoles.map((name) => (
        <label key={name} className={styles.role}>
          <input
            className={radioStyles.radio}
            type="radio"
            name="role"
            value={name}
            checked={role === name}
            aria-describedby={`${hintId}-${name}`}
            onChange={() => setRole(name)}
          />
          <span>
            <b>{texts.roles[name]}</b>
            <small id={`${hintId}-${name}`}>{hints[name]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
