import { isOver } from '@yiqiao/contract/life/life-state';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { hasTranslators } from '../state/console-state.ts';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { TextButton } from '../ui/text-button.tsx';
import type { JobStart } from './job-start.ts';

interface HandOutLineProps {
  /** With its jobs as they are wanted here. */
  order: QuoteSubmission;
  onHandOut: (start: JobStart) => void;
}

/** The way to a translator, where there is one. */
export function HandOutLine({ order, onHandOut }: HandOutLineProps) {
  const { handOut } = useTexts().translators;
  const canHandOut = useConsoleState(hasTranslators);
  if (!canHandOut || isOver(order)) return null;
  return (
    <p>
      <TextButton onClick={() => onHandOut({})}>{handOut}</TextButton>
    </p>
  );
}
