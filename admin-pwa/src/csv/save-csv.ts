import { company } from '@yiqiao/contract/company';
import { saveFile } from '../ui/save-file.ts';

/** Saves a CSV text as a file called after the company and `name`. */
export function saveCsv(name: string, csv: string): void {
  const file = new Blob([csv], { type: 'text/csv;charset=utf-8' });
  saveFile(`${company.brand.toLowerCase()}-${name}.csv`, file);
}
