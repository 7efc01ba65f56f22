import { piecesFromBytes } from '@yiqiao/contract/http/upload-pieces';
import { documentField } from '@yiqiao/contract/record/upload-form';
import { sendInPieces } from './pieces/send-in-pieces.ts';
import { postForm } from './plain/post-form.ts';
import type { Posted } from './posted.ts';
import type { SendFormOptions } from './send-options.ts';

/**
 * Sends a form with a document: a small one in one POST; a large one in pieces, and then the form, which names the upload.
 * Where something between lets no pieces through, a large one goes in one POST, too.
 * In pieces it never gives up by itself while the document can be read and the server does not refuse. Never rejects.
 * @param path where the form goes.
 */
export async function sendForm(
  path: string,
  form: FormData,
  options: SendFormOptions,
): Promise<Posted> {
  const file = form.get(documentField);
  if (file instanceof File && file.size >= piecesFromBytes) {
    const posted = await sendInPieces(path, form, file, options);
    if (posted.kind !== 'no-pieces') return posted;
  }
  return postForm(path, form, options);
}
