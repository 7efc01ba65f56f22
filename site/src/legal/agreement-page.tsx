import { Title } from '../ui/title.tsx';

export function AgreementPage() {
  return <Title english="Non-Disclosure Agreement" chinese="保密协议" />;
}
