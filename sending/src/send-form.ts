import { piecesFromBytes } from '@yiqiao/contract/http/upload-pieces';
import { documentField } from '@yiqiao/contract/record/upload-form';
import { sendInPieces } from './pieces/send-in-pieces.ts';
import { postForm } from './plain/post-form.ts';
import type { Posted } from './posted.ts';
import type { SendFormOptions } from './send-options.ts';

/**
 * Sends a form with a document: a small one in one POST; a large one in pieces, and then the form, which names the upload.
 * In pieces it never gives up by itself while the document can be read and the server does not refuse. Never rejects.
 * @param path where the form goes.
 */
export function sendForm(path: string, form: FormData, options: SendFormOptions): Promise<Posted> {
  const file = form.get(documentField);
  if (file instanceof File && file.size >= piecesFromBytes) {
    return sendInPieces(path, form, file, options);
  }
  return postForm(path, form, options);
}
