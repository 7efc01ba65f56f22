import { deliveryEndpoints as endpoints } from '@yiqiao/contract/http/delivery-endpoints';
import { useTexts } from '../../texts/texts.ts';
import parts from '../../ui/parts.module.css';

interface DownloadFileProps {
  quoteId: string;
  file: { readonly id: string; readonly fileName: string };
  isOffline: boolean;
  onDownload: (event: React.MouseEvent) => void;
}

/** Downloads a finished file; offline it says why it cannot. */
export function DownloadFile({ quoteId, file, isOffline, onDownload }: DownloadFileProps) {
  const { delivery, list } = useTexts();
  return (
    <a
      className={parts.link}
      href={endpoints.deliverableFile.href({ id: quoteId, fileId: file.id })}
      target="_blank"
      rel="noreferrer"
      aria-label={delivery.of(list.download, file.fileName)}
      aria-disabled={isOffline || undefined}
      onClick={onDownload}
    >
      {list.download}
    </a>
  );
}
