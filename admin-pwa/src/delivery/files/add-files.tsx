import { useTexts } from '../../texts/texts.ts';
import { ChooseFiles } from './choose-files.tsx';
import styles from './finished-files.module.css';
import { UploadRing } from './upload-ring.tsx';

interface AddFilesProps {
  /** Whether there are some already. */
  isMore: boolean;
  /** Whether they cannot be added for want of a connection. */
  isOffline: boolean;
  /** Files are being dragged over the detail. */
  isDraggedOver: boolean;
  onFiles: (files: File[]) => void;
}

/** Where files are dropped or chosen. */
export function AddFiles({ isMore, isOffline, isDraggedOver, onFiles }: AddFilesProps) {
  const { delivery } = useTexts();
  return (
    <div className={styles.add} data-over={isDraggedOver}>
      <UploadRing look="open" />
      <p>
        {isMore ? delivery.dropMore : delivery.dropHere}{' '}
        <ChooseFiles look="text" isOffline={isOffline} onFiles={onFiles}>
          {delivery.choose}
        </ChooseFiles>
        {delivery.afterChoose}
      </p>
    </div>
  );
}
