import { documentField, piecesFields } from '@yiqiao/contract/record/upload-form';
import { type Answer, ask, type Request } from '../line/request.ts';
import { explain, type Stumble } from './explain.ts';

/** The server needs a while for a large document. */
const stallMs = 120_000;

/** Sends the form, which names the upload in the place of the document. `answered` is the API's own answer. */
export async function postNamed(
  { path, headers, signal }: Pick<Request, 'path' | 'headers' | 'signal'>,
  form: FormData,
  uploadId: string,
): Promise<{ readonly kind: 'answered'; readonly answer: Answer } | Stumble> {
  const answer = await ask({
    method: 'POST',
    path,
    headers: { Accept: 'application/json', ...headers },
    body: nameUpload(form, uploadId),
    signal,
    stallMs,
  });
  const told = answer && parseObject(answer.body);
  if (!told) return explain(null);
  if (passing.includes(answer.status)) return explain(answer);
  if (told.code === 'upload-gone') return { kind: 'gone' };
  if (told.code === 'upload-unfinished') return { kind: 'elsewhere' };
  return { kind: 'answered', answer };
}

/** Answers after which the same form may well be taken. */
const passing = [408, 429, 502, 503, 504, 507];

function nameUpload(form: FormData, uploadId: string): FormData {
  const named = new FormData();
  for (const [name, value] of form) {
    if (name !== documentField || typeof value === 'string') {
      named.append(name, value);
      continue;
    }
    named.append(piecesFields.uploadId, uploadId);
    named.append(piecesFields.fileName, value.name);
    if (value.type !== '') named.append(piecesFields.fileType, value.type);
  }
  return named;
}

/** `null` for what is no JSON object: the answer of something in between. */
function parseObject(body: string): { readonly code?: unknown } | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
