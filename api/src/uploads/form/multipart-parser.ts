import type { IncomingHttpHeaders } from 'node:http';
import { maxUploadBytes } from '@yiqiao/contract/record/upload-limits';
import busboy, { type Busboy } from 'busboy';
import { HttpProblem } from '../../http/answers/http-problem.ts';

/** Longest field value read, far above every field's own limit. */
const maxFieldBytes = 8 * 1024;
const maxParts = 40;

/** A parser for the body of an upload. @throws HttpProblem 415 or 400 if the headers are wrong. */
export function createMultipartParser(headers: IncomingHttpHeaders): Busboy {
  if (!/^multipart\/form-data\s*(;|$)/i.test(headers['content-type'] ?? '')) {
    throw new HttpProblem(
      415,
      'unsupported-media-type',
      'Send the form as multipart/form-data with the document in the field "file".',
    );
  }
  try {
    return busboy({
      headers,
      // Browsers write file names as plain UTF-8; busboy would read them as Latin-1.
      defParamCharset: 'utf8',
      limits: {
        // busboy rejects a file of exactly the limit, so we count the real limit ourselves.
        fileSize: maxUploadBytes + 2,
        fieldSize: maxFieldBytes,
        parts: maxParts,
      },
    });
  } catch (cause) {
    throw malformedBody(cause);
  }
}

export function malformedBody(cause?: unknown): HttpProblem {
  return new HttpProblem(
    400,
    'malformed-body',
    'The form arrived incomplete or damaged. Please send it again.',
    { cause },
  );
}
