import { Title } from '../ui/title.tsx';

export function OverviewPage() {
  return <Title english="Services" chinese="服务" />;
}
