import { Title } from '../ui/title.tsx';

export function QuotePage() {
  return <Title english="Get a Quote" chinese="获取报价" />;
}
