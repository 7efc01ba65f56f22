import { Title } from '../ui/title.tsx';

export function SuccessPage() {
  return <Title english="Success" chinese="提交成功" />;
}
