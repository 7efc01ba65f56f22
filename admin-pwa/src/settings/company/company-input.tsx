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
    return fact === 'email' ? faults.email : faults.text;
  }

  const label = words.facts[fact];
  return <TextInput {...{ field, label, drafting, faultOf }} inputMode={keyboards.get(fact)} />;
}
