import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import { FileLine } from '../../delivery/files/file-line.tsx';
import { UploadRing } from '../../delivery/files/upload-ring.tsx';
import { useSeat } from '../../state/use-seat.ts';
import { useTexts } from '../../texts/texts.ts';
import { saveFile } from '../../ui/save-file.ts';
import { TextButton } from '../../ui/text-button.tsx';
import type { Upload } from '../../uploads/upload.ts';

/** A file of a job that was over before it could be sent: this device alone has it, as long as the person wants it. */
export function UnsentLine({ upload }: { upload: Upload }) {
  const { findUnsent, uploads } = useSeat();
  const { delivery, seat } = useTexts();
  const { id, fileName, fileSize, reason } = upload;
  const save = () => {
    const file = findUnsent(id);
    if (file !== undefined) saveFile(fileName, file);
  };
  const button = (label: string, act: () => void) => (
    <TextButton aria-label={delivery.of(label, fileName)} onClick={act}>
      {label}
    </TextButton>
  );
  return (
    <FileLine
      fileName={fileName}
      ring={<UploadRing look="failed" />}
      problem={reason}
      actions={
        <>
          {button(seat.finished.save, save)}
          {button(delivery.remove, () => uploads.cancelUpload(id))}
        </>
      }
    >
      {formatFileSize(fileSize)}
    </FileLine>
  );
}
