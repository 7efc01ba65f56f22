import { useTexts } from '../../texts/texts.ts';
import parts from '../../ui/parts.module.css';

interface DownloadFileProps {
  href: string;
  fileName: string;
  isOffline: boolean;
  onDownload: (event: React.MouseEvent) => void;
}

/** Downloads a file of an order; offline it says why it cannot. */
export function DownloadFile({ href, fileName, isOffline, onDownload }: DownloadFileProps) {
  const { delivery, list } = useTexts();
  return (
    <a
      className={parts.link}
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={delivery.of(list.download, fileName)}
      aria-disabled={isOffline || undefined}
      onClick={onDownload}
    >
      {list.download}
    </a>
  );
}
