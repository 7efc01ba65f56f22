import { viewBytes } from '../../byte-view.ts';
import type { CompoundFile } from '../../compound/compound-file.ts';
import type { StoryPart } from '../../counting/story.ts';
import { DocumentFault } from '../../document-fault.ts';
import type { Finding, Reading } from '../../document-reader.ts';
import { readRecords, type WorkbookRecord } from './records.ts';
import { SheetRecords } from './sheet-records.ts';
import { StringTable } from './string-table.ts';

const beginning = 0x0809;
const ending = 0x000a;
const filePass = 0x002f;
const boundSheet = 0x0085;
const sharedStrings = 0x00fc;
const excel97 = 0x0600;
const worksheet = 0x0010;

/** Excel 97 to 2003 (.xls, .xlt) and WPS Spreadsheets (.et): texts of the cells. Source: MS-XLS. */
export async function readLegacyWorkbook(file: CompoundFile, reading: Reading): Promise<Finding> {
  const { story, budget } = reading;
  const stream = file.open('Workbook');
  const hiddenSheets = new Set<number>();
  let strings: string[] = [];
  let sheet: SheetRecords | null = null;
  let depth = 0;
  for await (const record of readRecords(stream)) {
    budget.check();
    budget.report(record.at / stream.size);
    const view = viewBytes(record.parts[0] ?? new Uint8Array());
    switch (record.type) {
      case beginning:
        if (view.byteLength < 4 || view.getUint16(0, true) !== excel97) {
          return { uncountable: 'legacy-office' };
        }
        depth += 1;
        if (view.getUint16(2, true) === worksheet && depth === 1) {
          sheet = new SheetRecords(story, partOf(hiddenSheets.has(record.at)), strings, budget);
        }
        break;
      case ending:
        depth -= 1;
        if (depth === 0) sheet = null;
        break;
      case filePass:
        return { uncountable: 'encrypted' };
      case boundSheet:
        if (view.byteLength >= 5 && (view.getUint8(4) & 3) !== 0) {
          hiddenSheets.add(view.getUint32(0, true));
        }
        break;
      case sharedStrings:
        strings = readStrings(record, reading);
        break;
      default:
        // Charts are inside sheets, as separate documents.
        if (depth === 1) sheet?.add(record);
    }
  }
  if (depth !== 0) throw new DocumentFault('damaged', 'the workbook was cut off');
  return {};
}

function partOf(isHidden: boolean): StoryPart {
  return isHidden ? 'hidden' : 'main';
}

function readStrings({ parts }: WorkbookRecord, { budget }: Reading): string[] {
  const strings: string[] = [];
  const table = new StringTable(parts, 8);
  for (const { length } of parts) budget.spendInflated(length * 2);
  while (!table.isAtEnd) {
    if (strings.length % 1000 === 0) budget.check();
    strings.push(table.readRich());
  }
  return strings;
}
