import type { CompanySection } from '@yiqiao/contract/company-schema';
import { autonyms, languages } from '@yiqiao/contract/text/languages';
import { useTexts } from '../../texts/texts.ts';
import { SectionForm } from '../section/section-form.tsx';
import type { HeldSettings } from '../section/use-held-settings.ts';
import styles from './company.module.css';
import { afterPatch, fieldsForAll, fieldsInScripts, toPatch } from './company-fields.ts';
import { CompanyInput } from './company-input.tsx';
import { namesOfFields } from './company-names.ts';
import { FootPreview } from './foot-preview.tsx';
import { useCompanyDraft } from './use-company-draft.ts';

interface CompanyFormProps {
  held: HeldSettings;
  isOffline: boolean;
}

export function CompanyForm({ held, isOffline }: CompanyFormProps) {
  return held.settings && <Form company={held.settings.company} {...{ held, isOffline }} />;
}

/** The names and addresses of the company. */
function Form({ company, held, isOffline }: CompanyFormProps & { company: CompanySection }) {
  const { settings: words } = useTexts();
  const drafting = useCompanyDraft(held, company);
  const { changed, draft, putting, put } = drafting;
  return (
    <SectionForm
      title={words.places.company}
      lead={words.lead}
      count={changed.length}
      names={namesOfFields(words, changed)}
      {...{ putting, isOffline }}
      onPut={put}
      preview={<FootPreview company={afterPatch(company, toPatch(changed, draft))} />}
    >
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
    </SectionForm>
  );
}
