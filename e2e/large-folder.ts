import { unzipSync } from 'fflate';

export const folderName = '尽职调查 Due diligence';
const inNestedFolders = 12;
const fileCount = 300;

/**
 * 300 files as a client's folder holds them: 12 of them in nested folders, some with Chinese names, one without a
 * word and one without a byte.
 */
export const largeFolder: ReadonlyMap<string, string> = new Map([
  ...Array.from({ length: fileCount - inNestedFolders - 2 }, (_, at) => [
    `${folderName}/${at % 7 === 0 ? '协议' : 'contract'} ${String(at + 1).padStart(3, '0')}.txt`,
    words(at),
  ]),
  ...Array.from({ length: inNestedFolders }, (_, at) => [
    `${folderName}/${'附件/'.repeat((at % 4) + 1)}annex ${at + 1} 決議.txt`,
    words(at),
  ]),
  [`${folderName}/blank.txt`, ' \n \n'],
  [`${folderName}/nothing.txt`, ''],
] as [string, string][]);

/** By Word's rule: a Chinese character is a word, and so is a run of letters or digits. */
export const wordsOfLargeFolder = [...largeFolder.values()].reduce(
  (sum, text) =>
    sum + (text.match(/\p{Script=Han}/gu)?.length ?? 0) + (text.match(/[a-z0-9]+/g)?.length ?? 0),
  0,
);

function words(at: number): string {
  return `${'甲方与乙方'.repeat((at % 3) + 1)} party ${at} agrees${' in full'.repeat(at % 5)}\n`;
}

/** The files of a ZIP archive of texts. */
export function readZip(bytes: Uint8Array): Map<string, string> {
  return new Map(
    Object.entries(unzipSync(bytes)).map(([name, file]) => [name, new TextDecoder().decode(file)]),
  );
}
