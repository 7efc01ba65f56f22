import type { CompanySection } from '@yiqiao/contract/company-schema';
import { autonyms, languages } from '@yiqiao/contract/text/languages';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import person from '../people/person.module.css';
import { useTexts } from '../texts/texts.ts';
import { focusFault } from '../ui/focus-fault.ts';
import parts from '../ui/parts.module.css';
import { isNarrowScreen } from '../ui/screen/narrow-screen.ts';
import { isSendKey } from '../ui/screen/send-key.ts';
import { ChangeBand } from './change-band.tsx';
import styles from './company.module.css';
import { afterPatch, fieldsForAll, fieldsInScripts, toPatch } from './company-fields.ts';
import { CompanyInput } from './company-input.tsx';
import { FootPreview } from './foot-preview.tsx';
import { useCompanyDraft } from './use-company-draft.ts';
import type { HeldSettings } from './use-held-settings.ts';

interface CompanyFormProps {
  held: HeldSettings;
  isOffline: boolean;
}

export function CompanyForm({ held, isOffline }: CompanyFormProps) {
  return held.settings && <Form company={held.settings.company} {...{ held, isOffline }} />;
}

/** The names and addresses of the company. Nothing is live by leaving a field. */
function Form({ company, held, isOffline }: CompanyFormProps & { company: CompanySection }) {
  const { settings: words } = useTexts();
  const drafting = useCompanyDraft(held, company);
  const { changed, draft, wrong } = drafting;
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // Over the list it is a screen of its own: reading starts at its heading.
  useEffect(() => {
    if (isNarrowScreen()) heading.current?.focus({ preventScroll: true });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is wrong is found by its mark.
  useEffect(() => {
    focusFault(form);
  }, [wrong]);
  const canPut = changed.length > 0 && !drafting.isPutting && !isOffline;

  async function put() {
    if (canPut && (await drafting.put())) heading.current?.focus({ preventScroll: true });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isSendKey(event)) return;
    event.preventDefault();
    void put();
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void put();
      }}
    >
      <div className={styles.fields}>
        <h2 ref={heading} className={person.name} tabIndex={-1}>
          {words.places.company}
        </h2>
        <p className={parts.quiet}>{words.lead}</p>
        <div className={styles.scripts} aria-hidden="true">
          {languages.map((language) => (
            <span key={language} lang={language}>
              {autonyms[language].name}
            </span>
          ))}
        </div>
        {fieldsInScripts.map((fields) => (
          <fieldset key={fields[0]?.fact} className={styles.fact}>
            <legend className={styles.label}>{words.facts[fields[0]?.fact ?? 'name']}</legend>
            <div className={styles.cells}>
              {fields.map((field) => (
                <CompanyInput key={field.name} {...{ field, company, drafting }} />
              ))}
            </div>
          </fieldset>
        ))}
        <div className={styles.alone}>
          {fieldsForAll.map((field) => (
            <CompanyInput key={field.name} {...{ field, company, drafting }} />
          ))}
        </div>
      </div>
      <FootPreview company={afterPatch(company, toPatch(changed, draft))} />
      <ChangeBand {...{ drafting, canPut, isOffline }} />
    </form>
  );
}
