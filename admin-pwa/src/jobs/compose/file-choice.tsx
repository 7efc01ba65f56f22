import { jobLimits } from '@yiqiao/contract/record/job';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useId, useState } from 'react';
import fields from '../../composer/field.module.css';
import { FieldFault } from '../../composer/field.tsx';
import type { JobDraft } from '../../offline/storage/records/order-draft.ts';
import { texts, useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import parts from '../../ui/parts.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './job-composer.module.css';
import { filesToHandOut, hasNames, nameInJob, type OfferedFile } from './job-files.ts';
import { toggleFile } from './job-form.ts';

interface FileChoiceProps {
  order: QuoteSubmission;
  draft: JobDraft;
  fault: string | undefined;
  onChange: (change: Partial<JobDraft>) => void;
}

/** What the translator gets of the order's files, and under which names. */
export function FileChoice({ order, draft, fault, onChange }: FileChoiceProps) {
  const { compose } = useTexts().translators;
  const [isNaming, setIsNaming] = useState(false);
  const files = filesToHandOut(order);
  const id = useId();
  const hint = draft.isNameless && hasNames(order, draft) ? compose.nameless : compose.asNamed;
  return (
    <fieldset className={fields.group} aria-describedby={`${id}-fault`}>
      <legend className="visually-hidden">{compose.documents}</legend>
      <p className={parts.head}>
        <span className={fields.label} aria-hidden="true">
          {compose.documents}
        </span>
        {files.length > 0 && (
          <span className={styles.naming}>
            <span className={parts.quiet}>{hint}</span>
            <TextButton aria-expanded={isNaming} onClick={() => setIsNaming(!isNaming)}>
              {compose.rename}
            </TextButton>
          </span>
        )}
      </p>
      <ul>
        {files.map((file) => (
          <FileRow key={file.id} {...{ order, draft, file, isNaming, onChange }} />
        ))}
      </ul>
      {files.length === 0 && <p className={parts.quiet}>{compose.noFiles}</p>}
      {hasNames(order, draft) && (
        <label className={styles.nameless}>
          <input
            type="checkbox"
            checked={draft.isNameless}
            onChange={() => onChange({ isNameless: !draft.isNameless, names: {} })}
          />
          {compose.leaveNameOut}
        </label>
      )}
      <FieldFault id={`${id}-fault`} fault={fault} />
    </fieldset>
  );
}

interface FileRowProps extends Pick<FileChoiceProps, 'order' | 'draft' | 'onChange'> {
  file: OfferedFile;
  isNaming: boolean;
}

function FileRow({ order, draft, file, isNaming, onChange }: FileRowProps) {
  const { compose } = useTexts().translators;
  const name = nameInJob(order, draft, file);
  const isIn = draft.fileIds.includes(file.id);
  return (
    <li className={styles.document}>
      <label className={styles.file}>
        <input type="checkbox" checked={isIn} onChange={() => onChange(toggleFile(draft, file))} />
        <span className={isIn ? undefined : parts.quiet}>
          <HanText>{isNaming ? file.fileName : name}</HanText>
        </span>
      </label>
      <span className={parts.quiet}>{isIn ? whatItIs(file) : compose.notHanded}</span>
      {isNaming && isIn && (
        <input
          className={`${fields.input} ${styles.rename}`}
          aria-label={compose.nameOf(file.fileName)}
          maxLength={jobLimits.fileName}
          value={name}
          onChange={({ target }) =>
            onChange({ names: { ...draft.names, [file.id]: target.value } })
          }
        />
      )}
    </li>
  );
}

function whatItIs({ isReference, words }: OfferedFile): string {
  if (isReference) return texts().translators.compose.reference;
  return words === 0 ? '' : texts().figures.words(words);
}
