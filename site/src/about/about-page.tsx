import { Title } from '../ui/title.tsx';

export function AboutPage() {
  return <Title english="Two languages, one team" chinese="两种语言，一个团队" />;
}
