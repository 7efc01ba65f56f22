import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import styles from './file-table.module.css';

interface TableFile {
  readonly id: string;
  readonly fileName: string;
  readonly fileSize: number;
  readonly fileSha256?: string | undefined;
}

interface FileTableProps<File extends TableFile> {
  /** Headings of the columns after name and size. */
  columns: readonly string[];
  /** Whether each cell repeats its heading where there is no room for a header row. */
  isNamed: boolean;
  /** Whether the checksums are shown. */
  hasSums: boolean;
  files: readonly File[];
  cells: (file: File) => readonly ReactNode[];
}

/** Files with their sizes; stacked on a phone. */
export function FileTable<File extends TableFile>(props: FileTableProps<File>) {
  const { columns, isNamed, hasSums, files, cells } = props;
  const { table } = useTexts().delivery;
  return (
    <table className={styles.table} data-bare={!hasSums || undefined}>
      <thead>
        <tr>
          {[table.file, table.size, ...columns].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <tr key={file.id}>
            <th scope="row" className={styles.name}>
              <HanText>{file.fileName}</HanText>
              {hasSums && file.fileSha256 !== undefined && <CheckSum hex={file.fileSha256} />}
            </th>
            <td>{formatFileSize(file.fileSize)}</td>
            {cells(file).map((cell, index) => (
              <td key={columns[index]} data-name={isNamed ? columns[index] : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Short enough to compare by eye; the whole sum is in the title. */
function CheckSum({ hex }: { hex: string }) {
  const groups = hex.match(/.{1,4}/g) ?? [];
  const short = `${groups.slice(0, 4).join(' ')} … ${groups.slice(-2).join(' ')}`;
  return (
    <span className={styles.sum} title={hex}>
      SHA-256 {short}
    </span>
  );
}
