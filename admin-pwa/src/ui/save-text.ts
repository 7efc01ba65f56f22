import { company } from '@yiqiao/contract/company';

/** Saves a text as a file whose name begins with that of the company. */
export function saveText(name: string, text: string, mediaType: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${mediaType};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${company.brand.toLowerCase()}-${name}`;
  link.click();
  URL.revokeObjectURL(url);
}
