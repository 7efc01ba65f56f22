import * as z from 'zod/mini';
import { documentField, piecesFields } from './upload-form.ts';

/** How a multipart form has its document, for the API description: itself, or an upload in its place. */
export const documentFields = {
  [documentField]: z.optional(z.file()),
  [piecesFields.uploadId]: z.optional(z.string()),
  [piecesFields.fileName]: z.optional(z.string()),
  [piecesFields.fileType]: z.optional(z.string()),
};
