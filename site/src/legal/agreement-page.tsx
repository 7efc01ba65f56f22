import { agreement } from '../content/legal/agreement.ts';
import { LegalPage } from './legal-page.tsx';

export function AgreementPage() {
  return <LegalPage document={agreement} />;
}
