import { useTexts } from '../../texts/texts.ts';
import { TextButton } from '../../ui/text-button.tsx';

interface RemoveFileProps {
  fileName: string;
  /** What the button says; by default, that the file is removed. */
  label?: string;
  isOffline: boolean;
  isAsking: boolean;
  /** Offline it says why it cannot. */
  onRemove: () => void;
}

/** Takes away a file that staff have added to an order. */
export function RemoveFile({ fileName, label, isOffline, isAsking, onRemove }: RemoveFileProps) {
  const { delivery } = useTexts();
  const name = label ?? delivery.remove;
  return (
    <TextButton
      aria-label={delivery.of(name, fileName)}
      aria-disabled={isOffline}
      disabled={isAsking}
      onClick={onRemove}
    >
      {isAsking ? delivery.removing : name}
    </TextButton>
  );
}
