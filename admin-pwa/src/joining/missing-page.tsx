import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';

/** In place of the page of an invitation whose file cannot be had. */
export function MissingPage() {
  const { shell } = useTexts();
  return (
    <main>
      <p>{shell.missing.failed}</p>
      <Button onClick={() => location.reload()}>{shell.reload}</Button>
    </main>
  );
}
