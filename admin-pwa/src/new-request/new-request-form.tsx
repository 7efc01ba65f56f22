import type { OpenProblem } from '@yiqiao/contract/commands/office/open-request';
import { requestWays } from '@yiqiao/contract/commands/office/open-request';
import { translationDirections } from '@yiqiao/contract/money/services';
import { textLimits } from '@yiqiao/contract/record/order';
import { autonyms, languages } from '@yiqiao/contract/text/languages';
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { Field } from '../composer/field.tsx';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import parts from '../ui/parts.module.css';
import { isSendKey } from '../ui/screen/send-key.ts';
import { TextButton } from '../ui/text-button.tsx';
import { NameField } from './name-field.tsx';
import styles from './new-request.module.css';
import { pageLanguage, useNewRequest, type WritingNewRequest } from './use-new-request.ts';

export interface NewRequestFormProps {
  onOpened: (quoteId: string) => void;
  onClose: () => void;
}

/** Opens a request for a client who has telephoned, written or come by. */
export function NewRequestForm(props: NewRequestFormProps) {
  const writing = useNewRequest();
  return writing && <Form writing={writing} {...props} />;
}

interface FormProps extends NewRequestFormProps {
  writing: WritingNewRequest;
}

function Form({ writing, onOpened, onClose }: FormProps) {
  const { order } = useTexts();
  const { newRequest: words, compose } = order;
  const { isKept, isSending, problem, send, startOver } = writing;
  const form = useRef<HTMLFormElement>(null);
  const isOutdated = useConsoleState(({ storage }) => storage === 'outdated');
  const isOffline = useConsoleState(({ connection }) => connection === 'offline');
  const isDisabled = isOutdated || isSending;
  useEffect(() => form.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus(), []);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isDisabled) return;
    const outcome = await send();
    if (outcome.kind === 'opened') return onOpened(outcome.quoteId);
    if (outcome.kind === 'waiting') return onClose();
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        // Whoever presses Enter after the name has not said all yet.
        const isField = event.target instanceof HTMLInputElement;
        if (event.key !== 'Enter' || !(isField || isSendKey(event))) return;
        event.preventDefault();
        if (isSendKey(event)) form.current?.requestSubmit();
      }}
    >
      <div className={styles.fields}>
        <div>
          <h2 className={styles.title} tabIndex={-1}>
            {words.title}
          </h2>
          <p className={parts.quiet}>{words.lead}</p>
        </div>
        {isKept && (
          <p className={styles.kept}>
            {compose.kept}
            <TextButton onClick={startOver}>{compose.startOver}</TextButton>
          </p>
        )}
        <Fields writing={writing} />
      </div>
      <Aside writing={writing} />
      <div className={styles.foot}>
        <p role="status" className={styles.offline}>
          {isOffline && words.offline}
        </p>
        <p role="alert" className={parts.fault}>
          {problem !== null && !isAtField(problem) && order.faults(codeOf(problem))}
        </p>
        <div className={styles.actions}>
          <Button type="submit" isPrimary className={styles.send} disabled={isDisabled}>
            {isSending ? words.sending : words.send}
          </Button>
          <TextButton className={styles.cancel} onClick={onClose}>
            {compose.cancel}
          </TextButton>
          <p className={styles.keys} aria-hidden="true">
            <kbd>Ctrl</kbd> <kbd>Enter</kbd>
          </p>
        </div>
      </div>
    </form>
  );
}

/** The fields that show their own fault. */
const atField: readonly string[] = ['customerName', 'customerEmail', 'contact', 'said'];

function isAtField({ field }: OpenProblem): boolean {
  return atField.includes(field);
}

/** By the field, in the words of the other forms. */
function codeOf({ field, kind }: OpenProblem): string {
  if (field === 'customerName') return 'name-invalid';
  if (field === 'customerEmail') return 'email-invalid';
  return kind === 'too-long' ? 'text-too-long' : 'day-unfinished';
}

function Fields({ writing }: { writing: WritingNewRequest }) {
  const { order, services } = useTexts();
  const { newRequest: words, compose } = order;
  const { draft, problem, change } = writing;
  const faultOf = (field: string) => (problem?.field === field ? codeOf(problem) : undefined);
  return (
    <>
      <Choice
        legend={words.way}
        className={styles.ways}
        values={requestWays}
        chosen={draft.way}
        nameOf={(way) => words.ways[way]}
        onChoose={(way) => change({ way })}
      />
      <NameField
        value={draft.customerName}
        fault={faultOf('customerName')}
        // Whoever empties it begins with another client.
        onType={(customerName) =>
          change({ customerName, ...(customerName === '' && { language: '' }) })
        }
        onTake={({ name, email, contact, language, direction }) =>
          change({
            customerName: name,
            customerEmail: email,
            contact,
            language,
            translationDirection: direction,
          })
        }
      />
      <div className={styles.pair}>
        <Field label={words.email} hint={compose.optional} fault={faultOf('customerEmail')}>
          {(field) => (
            <input
              {...field}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              value={draft.customerEmail}
              onChange={({ target }) => change({ customerEmail: target.value })}
            />
          )}
        </Field>
        <Field label={words.contact} hint={compose.optional} fault={faultOf('contact')}>
          {(field) => (
            <input
              {...field}
              autoComplete="off"
              value={draft.contact}
              onChange={({ target }) => change({ contact: target.value })}
            />
          )}
        </Field>
      </div>
      <Field label={words.said} hint={words.onlyUs} fault={faultOf('said')}>
        {(field) => (
          <textarea
            {...field}
            rows={3}
            maxLength={textLimits.note}
            value={draft.said}
            onChange={({ target }) => change({ said: target.value })}
          />
        )}
      </Field>
      <div className={styles.pair} data-ratio="moment">
        <Field label={words.service} hint="" fault={undefined}>
          {(field) => (
            <select
              {...field}
              value={draft.translationDirection}
              onChange={({ target }) => change({ translationDirection: target.value })}
            >
              {translationDirections.map((direction) => (
                <option key={direction} value={direction}>
                  {services.short(direction)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Wanted writing={writing} />
      </div>
    </>
  );
}

function Wanted({ writing: { draft, change } }: { writing: WritingNewRequest }) {
  const { newRequest: words, compose } = useTexts().order;
  return (
    <Field label={words.wanted} hint={compose.optional} fault={undefined}>
      {(field) => (
        <span className={styles.moment}>
          <input
            {...field}
            type="date"
            value={draft.deadlineDate}
            onChange={({ target }) => change({ deadlineDate: target.value })}
          />
          <input
            type="time"
            className={field.className}
            aria-label={`${words.wanted}: ${compose.time}`}
            value={draft.deadlineTime}
            onChange={({ target }) => change({ deadlineTime: target.value })}
          />
        </span>
      )}
    </Field>
  );
}

function Aside({ writing: { draft, change } }: { writing: WritingNewRequest }) {
  const { newRequest: words } = useTexts().order;
  return (
    <aside className={styles.aside}>
      <h3 className={styles.heading}>{words.follows}</h3>
      <ul className={styles.follows}>
        {words.consequences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Choice
        legend={words.page}
        className={styles.languages}
        values={languages}
        chosen={pageLanguage(draft)}
        nameOf={(language) => <span lang={language}>{autonyms[language].name}</span>}
        onChoose={(language) => change({ language })}
      />
      <p className={parts.quiet}>{words.pageHint}</p>
    </aside>
  );
}

interface ChoiceProps<Value extends string> {
  legend: string;
  className: string | undefined;
  values: readonly Value[];
  chosen: string;
  nameOf: (value: Value) => ReactNode;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, className, values, chosen, nameOf, onChoose } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{legend}</legend>
      <div className={className}>
        {values.map((value) => (
          <label key={value} className={styles.choice} data-chosen={value === chosen}>
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {nameOf(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
