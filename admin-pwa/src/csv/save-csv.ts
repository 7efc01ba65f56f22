import { company } from '@yiqiao/contract/company';

/** Saves a CSV text as a file called after the company and `name`. */
export function saveCsv(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${company.brand.toLowerCase()}-${name}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
