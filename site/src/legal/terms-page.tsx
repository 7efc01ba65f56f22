import { Title } from '../ui/title.tsx';

export function TermsPage() {
  return <Title english="Terms of Service" chinese="服务条款" />;
}
