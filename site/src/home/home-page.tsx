import { Title } from '../ui/title.tsx';

export function HomePage() {
  return <Title english="Nothing lost" chinese="一字不落" />;
}
