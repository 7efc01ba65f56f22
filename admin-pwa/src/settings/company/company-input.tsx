import type { CompanySection } from '@yiqiao/contract/company-schema';
import { autonyms } from '@yiqiao/contract/text/languages';
import { useId } from 'react';
import { useTexts } from '../../texts/texts.ts';
import parts from '../../ui/parts.module.css';
import { LiveValue } from '../section/live-value.tsx';
import styles from './company.module.css';
import { type CompanyField, type FactName, fieldValue } from './company-fields.ts';
import type { CompanyDrafting } from './use-company-draft.ts';

interface CompanyInputProps {
  field: CompanyField;
  company: CompanySection;
  drafting: CompanyDrafting;
}

/** What a phone shows for it. */
const keyboards: ReadonlyMap<FactName, 'email' | 'tel'> = new Map([
  ['email', 'email'],
  ['telephone', 'tel'],
]);

/** One field, with what is live struck out below it where something else was typed. */
export function CompanyInput({ field, company, drafting }: CompanyInputProps) {
  const { settings: words } = useTexts();
  const id = useId();
  const { name, fact, language, look } = field;
  const held = fieldValue(company, field);
  const typed = drafting.draft[name] ?? held;
  const isChanged = drafting.changed.includes(field);
  const isWrong = drafting.putting.wrong === name;
  const shared = {
    id,
    className: styles.input,
    autoComplete: 'off',
    lang: language ?? undefined,
    'aria-invalid': isWrong,
    'aria-describedby': `${id}-live ${id}-fault`,
    value: typed,
  };
  return (
    <div className={styles.cell}>
      {language === null ? (
        <label className={styles.label} htmlFor={id}>
          {words.facts[fact]}
        </label>
      ) : (
        <label className={styles.script} htmlFor={id}>
          <span className="visually-hidden">{words.facts[fact]}</span>{' '}
          <span lang={language}>{autonyms[language].name}</span>
        </label>
      )}
      {look === 'line' ? (
        <input
          {...shared}
          inputMode={keyboards.get(fact)}
          onChange={({ target }) => drafting.type(name, target.value)}
        />
      ) : (
        <textarea
          {...shared}
          rows={2}
          onChange={({ target }) => {
            const text = target.value;
            drafting.type(name, look === 'lines' ? text : text.replaceAll('\n', ' '));
          }}
        />
      )}
      <p id={`${id}-live`} className={styles.live}>
        {isChanged && <LiveValue value={held} />}
      </p>
      <p id={`${id}-fault`} role="alert" className={parts.fault}>
        {isWrong && faultOf()}
      </p>
    </div>
  );

  function faultOf(): string {
    const { faults } = words;
    if (typed.trim() === '') return name.endsWith('.en') ? faults.englishMissing : faults.missing;
    return fact === 'email' ? faults.email : faults.text;
  }
}
