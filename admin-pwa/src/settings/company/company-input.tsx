import { useTexts } from '../../texts/texts.ts';
import { TextInput } from '../section/text-input.tsx';
import type { TextDrafting } from '../section/use-text-draft.ts';
import type { CompanyField, FactName } from './company-fields.ts';

interface CompanyInputProps {
  field: CompanyField;
  drafting: TextDrafting;
}

const keyboards: ReadonlyMap<FactName, 'email' | 'tel'> = new Map([
  ['email', 'email'],
  ['telephone', 'tel'],
]);

export function CompanyInput({ field, drafting }: CompanyInputProps) {
  const { settings: words } = useTexts();
  const { name, fact } = field;

  function faultOf(typed: string): string {
    const { faults } = words;
    if (typed.trim() === '') return name.endsWith('.en') ? faults.englishMissing : faults.missing;
    return fact === 'email' || fact === 'timeZone' ? faults[fact] : faults.text;
  }

  return (
    <TextInput
      label={words.facts[fact]}
      inputMode={keyboards.get(fact)}
      suggestions={fact === 'timeZone' ? timeZones() : undefined}
      {...{ field, drafting, faultOf }}
    />
  );
}

/** The names that the browser knows; none in one that cannot list them. */
function timeZones(): readonly string[] {
  return 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
}
