import { agreement } from '../content/en/legal/agreement.ts';
import { LegalPage } from './legal-page.tsx';

export function AgreementPage() {
  return <LegalPage document={agreement} />;
}
