import { findDeliveryObstacle } from '@yiqiao/contract/commands/office/decide-deliverable';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useConsole } from '../../state/use-console.ts';
import { texts } from '../../texts/texts.ts';

/** Adds finished files to a submission; `null` if none can be added at this stage. */
export function useAddFiles(
  quote: QuoteSubmission,
  isOffline: boolean,
): ((files: File[]) => void) | null {
  const { addFiles, toaster } = useConsole();
  if (findDeliveryObstacle(quote) !== null) return null;
  return (files) => {
    if (!isOffline) return addFiles(quote, files);
    // Only for dropped files: the button for choosing them has its own message.
    const { answers, delivery } = texts();
    toaster.show({
      title: answers.offline,
      description: delivery.offline,
      variant: 'destructive',
    });
  };
}
