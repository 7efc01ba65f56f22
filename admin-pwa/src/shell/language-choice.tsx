import { useConsole } from '../state/use-console.ts';
import { texts, useTexts } from '../texts/texts.ts';
import { LanguageButtons } from './language-buttons.tsx';

/** The console's languages; the choice is stored on this device. */
export function LanguageChoice() {
  const { setPreference } = useConsole();
  const { language, shell } = useTexts();
  return (
    <LanguageButtons
      legend={shell.language}
      chosen={language}
      onChoose={(one) => {
        if (texts().language !== one) void setPreference({ language: one });
      }}
    />
  );
}
