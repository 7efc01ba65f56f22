import { requestWays } from '@yiqiao/contract/commands/office/open-request';
import { translationDirections } from '@yiqiao/contract/money/services';
import { textLimits } from '@yiqiao/contract/record/order';
import { Field } from '../composer/field.tsx';
import { useTexts } from '../texts/texts.ts';
import { Choice } from './choice.tsx';
import { NameField } from './name-field.tsx';
import styles from './new-request.module.css';
import { codeOf } from './problem-words.ts';
import type { WritingNewRequest } from './use-new-request.ts';

/** Who has asked for what, and how. */
export function RequestFields({ writing }: { writing: WritingNewRequest }) {
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
        <Wanted writing={writing} fault={faultOf('deadlineDate') ?? faultOf('deadlineTime')} />
      </div>
    </>
  );
}

interface WantedProps {
  writing: WritingNewRequest;
  fault: string | undefined;
}

function Wanted({ writing: { draft, change }, fault }: WantedProps) {
  const { newRequest: words, compose } = useTexts().order;
  return (
    <Field label={words.wanted} hint={compose.optional} fault={fault}>
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
