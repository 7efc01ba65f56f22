import type { Language } from '@yiqiao/contract/text/languages';
import type { ReactElement } from 'react';
import { loadAgreement, loadLegalWording, loadTerms } from '../content/loaders/load-legal.ts';
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

export async function loadAgreementPage(language: Language): Promise<ReactElement> {
  const [text, wording] = await Promise.all([
    loadAgreement[language](),
    loadLegalWording[language](),
  ]);
  return <LegalPage text={text} wording={wording} />;
}
