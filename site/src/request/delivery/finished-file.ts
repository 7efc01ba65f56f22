import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';

export type FinishedFile = ClientRequest['deliveries'][number]['files'][number];

/** What a file is by its name, as its badge says it: "DOCX"; empty where the name does not tell. */
export function kindOf(fileName: string): string {
  return /\.([a-z\d]{1,5})$/i.exec(fileName)?.[1]?.toUpperCase() ?? '';
}
