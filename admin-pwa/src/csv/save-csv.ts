import { saveText } from '../ui/save-text.ts';

/** Saves a CSV text as a file called after the company and `name`. */
export function saveCsv(name: string, csv: string): void {
  saveText(`${name}.csv`, csv, 'text/csv');
}
