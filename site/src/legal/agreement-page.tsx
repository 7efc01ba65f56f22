import { LegalPage, type LegalPageProps } from './legal-page.tsx';

export function AgreementPage({ text, wording }: LegalPageProps) {
  return <LegalPage text={text} wording={wording} />;
}
