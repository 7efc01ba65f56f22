import { useTexts } from '../texts/texts.ts';
import { TextButton } from '../ui/text-button.tsx';
import styles from './kept-note.module.css';

/** What is in the form was started earlier. */
export function KeptNote({ onStartOver }: { onStartOver: () => void }) {
  const { compose } = useTexts().order;
  return (
    <p className={styles.kept}>
      {compose.kept}
      <TextButton onClick={onStartOver}>{compose.startOver}</TextButton>
    </p>
  );
}
