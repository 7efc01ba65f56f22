import { useTexts } from '../texts/texts.ts';
import { TextButton } from '../ui/text-button.tsx';

/** Back to user name and password. */
export function AgainLink({ onAgain }: { onAgain: () => void }) {
  const { again } = useTexts().factor.login;
  return <TextButton onClick={onAgain}>{again}</TextButton>;
}
