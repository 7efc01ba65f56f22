import { answered, type Handlers } from '../handler.ts';
import { sendFile } from './send-file.ts';
import type { StoredDocuments } from './stored-document.ts';

export function adminFile({ withDocument }: StoredDocuments): Handlers['adminFile'] {
  return async ({ request, response, parameters: { filePath } }) => {
    await withDocument(filePath, ({ document, quote }) =>
      sendFile(request, response, document, quote),
    );
    return answered;
  };
}
