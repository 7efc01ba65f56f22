import { terms } from '../content/en/legal/terms.ts';
import { LastUpdated } from './last-updated.tsx';
import { LegalPage } from './legal-page.tsx';

export function TermsPage() {
  return (
    <LegalPage document={terms}>
      <LastUpdated />
    </LegalPage>
  );
}
