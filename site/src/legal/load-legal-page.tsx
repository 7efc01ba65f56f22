import type { Language } from '@yiqiao/contract/text/languages';
import type { ReactElement } from 'react';
import { loadAgreement, loadLegalWording, loadTerms } from '../content/legal/load-legal.ts';
import { AgreementPage } from './agreement-page.tsx';
import { TermsPage } from './terms-page.tsx';

// A chunk of its own: where the texts of few readers are found is no part of every visit.

export async function loadTermsPage(language: Language): Promise<ReactElement> {
  const [text, wording] = await Promise.all([loadTerms[language](), loadLegalWording[language]()]);
  return <TermsPage text={text} wording={wording} />;
}

export async function loadAgreementPage(language: Language): Promise<ReactElement> {
  const [text, wording] = await Promise.all([
    loadAgreement[language](),
    loadLegalWording[language](),
  ]);
  return <AgreementPage text={text} wording={wording} />;
}
