import type { Endpoints } from '@yiqiao/contract/http/endpoints';
import { answered, type Handler } from '../handler.ts';
import { sendFile } from './send-file.ts';
import type { StoredDocuments } from './stored-document.ts';

export function adminFile({ withDocument }: StoredDocuments): Handler<Endpoints['adminFile']> {
  return ({ request, response, parameters: { filePath } }) =>
    withDocument<typeof answered>(filePath, async ({ document, quote }) => {
      await sendFile(request, response, document, quote);
      return answered;
    });
}
