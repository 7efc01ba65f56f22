import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';

export type FinishedFile = ClientRequest['deliveries'][number]['files'][number];

/** A file's type by its extension, for its badge: "DOCX"; empty if it has none. */
export function kindOf(fileName: string): string {
  return /\.([a-z\d]{1,5})$/i.exec(fileName)?.[1]?.toUpperCase() ?? '';
}
