import { LanguageChoice } from '../../shell/language-choice.tsx';

/** The language of the console on this device. */
export function MeLanguage() {
  return <LanguageChoice />;
}
