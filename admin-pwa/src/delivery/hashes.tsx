import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useTexts } from '../texts/texts.ts';
import { ClosedLine } from '../ui/closed-line.tsx';
import { formatCount } from '../ui/format-count.ts';
import { FileTable } from './files/file-table.tsx';

/** The checksums of what was delivered. */
export function Hashes({ quote }: { quote: QuoteSubmission }) {
  const { delivery } = useTexts();
  const files = (quote.deliveries ?? []).flatMap((delivered) => delivered.files);
  if (files.length === 0) return null;
  return (
    <ClosedLine
      title={delivery.hashes}
      summary={delivery.files(files.length, formatCount(files.length))}
    >
      <FileTable columns={[]} isNamed={false} hasSums files={files} cells={() => []} />
    </ClosedLine>
  );
}
