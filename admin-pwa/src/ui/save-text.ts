import { company } from '@yiqiao/contract/company';
import { saveFile } from './save-file.ts';

/** Saves a text as a file whose name begins with that of the company. */
export function saveText(name: string, text: string, mediaType: string): void {
  const file = new Blob([text], { type: `${mediaType};charset=utf-8` });
  saveFile(`${company.brand.toLowerCase()}-${name}`, file);
}
