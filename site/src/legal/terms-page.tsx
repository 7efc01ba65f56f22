import { LastUpdated } from './last-updated.tsx';
import { LegalPage, type LegalPageProps } from './legal-page.tsx';

export function TermsPage({ text, wording }: LegalPageProps) {
  return (
    <LegalPage text={text} wording={wording}>
      <LastUpdated wording={wording} />
    </LegalPage>
  );
}
