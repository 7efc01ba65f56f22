import type { CompanySection } from '@yiqiao/contract/company-schema';
import { useTexts } from '../../texts/texts.ts';
import { ScriptFields, ScriptHead } from '../section/script-fields.tsx';
import { SectionForm } from '../section/section-form.tsx';
import { toPatch } from '../section/text-fields.ts';
import type { HeldSettings } from '../section/use-held-settings.ts';
import { useTextDraft } from '../section/use-text-draft.ts';
import styles from './company.module.css';
import { afterPatch, companyFields, fieldsForAll, fieldsInScripts } from './company-fields.ts';
import { CompanyInput } from './company-input.tsx';
import { namesOfFields } from './company-names.ts';
import { FootPreview } from './foot-preview.tsx';

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
  const section = { name: 'company', live: company, fields: companyFields } as const;
  const drafting = useTextDraft(held, section);
  const { changed, draft, putting, put } = drafting;
  return (
    <SectionForm
      title={words.places.company}
      lead={words.lead}
      count={changed.length}
      names={namesOfFields(words, changed)}
      {...{ putting, isOffline }}
      onPut={() => put()}
      preview={<FootPreview company={afterPatch(company, toPatch(changed, draft))} />}
    >
      <ScriptHead />
      {fieldsInScripts.map((fields) => (
        <ScriptFields key={fields[0]?.fact} legend={words.facts[fields[0]?.fact ?? 'name']}>
          {fields.map((field) => (
            <CompanyInput key={field.name} {...{ field, drafting }} />
          ))}
        </ScriptFields>
      ))}
      <div className={styles.alone}>
        {fieldsForAll.map((field) => (
          <CompanyInput key={field.name} {...{ field, drafting }} />
        ))}
      </div>
    </SectionForm>
  );
}
