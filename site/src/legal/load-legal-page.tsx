import type { Language } from '@yiqiao/contract/text/languages';
import type { ReactElement } from 'react';
import type { LegalDocument } from '../content/legal/legal-document.ts';
import {
  loadAccessibility,
  loadAgreement,
  loadLegalWording,
  loadPrivacy,
  loadTerms,
} from '../content/loaders/load-legal.ts';
import type { ByLanguage } from '../content/loaders/load-texts.ts';
import { LastUpdated } from './last-updated.tsx';
import { LegalPage } from './legal-page.tsx';

// A chunk of its own: few visitors read these texts, so their loaders are not part of every visit.

export async function loadTermsPage(language: Language): Promise<ReactElement> {
  const [text, wording] = await Promise.all([loadTerms[language](), loadLegalWording[language]()]);
  return (
    <LegalPage text={text} wording={wording}>
      <LastUpdated wording={wording} />
    </LegalPage>
  );
}

export const loadAgreementPage = pageLoader(loadAgreement);
export const loadPrivacyPage = pageLoader(loadPrivacy);
export const loadAccessibilityPage = pageLoader(loadAccessibility);

function pageLoader(loadText: ByLanguage<LegalDocument>) {
  return async (language: Language): Promise<ReactElement> => {
    const [text, wording] = await Promise.all([loadText[language](), loadLegalWording[language]()]);
    return <LegalPage text={text} wording={wording} />;
  };
}
