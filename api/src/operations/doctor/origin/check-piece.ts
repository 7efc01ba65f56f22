import { randomBytes } from 'node:crypto';
import { pieceMediaType, tusVersion, uploadsPath } from '@yiqiao/contract/http/upload-pieces';
import { type Finding, good, problem, warning } from '../finding.ts';

/** Longer than what proxies hold in memory, so that one that cuts bodies is found. */
const trialBytes = 2 * 1024 ** 2;
const headers = { 'Tus-Resumable': tusVersion };

const answerMs = 20_000;

/** Sends a document of one piece through the proxy, asks for its offset, and removes it again. */
export async function checkPiece(origin: string): Promise<Finding> {
  try {
    return await sendPiece(origin);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return problem(
      `A document in pieces does not pass the proxy: ${reason}. ${whatItCosts}`,
      remedy,
    );
  }
}

async function sendPiece(origin: string): Promise<Finding> {
  const call = (path: string, method: string, more: object = {}, body?: Uint8Array<ArrayBuffer>) =>
    fetch(`${origin}${path}`, {
      method,
      headers: { ...headers, ...more },
      signal: AbortSignal.timeout(answerMs),
      ...(body && { body }),
    });
  const created = await call(uploadsPath, 'POST', { 'Upload-Length': String(trialBytes) });
  const path = created.headers.get('Location');
  if (created.status !== 201 || path === null) return refused('POST', created.status);
  try {
    const piece = new Uint8Array(randomBytes(trialBytes));
    const more = { 'Upload-Offset': '0', 'Content-Type': pieceMediaType };
    const sent = await call(path, 'PATCH', more, piece);
    if (sent.status !== 204) return refused('PATCH', sent.status);
    const asked = await call(path, 'HEAD');
    if (asked.headers.get('Upload-Offset') !== String(trialBytes)) return hidden();
    return good('Documents in pieces pass the proxy.');
  } finally {
    // What stays ends by itself.
    await call(path, 'DELETE').catch(() => {});
  }
}

const whatItCosts =
  'Browsers send large documents in pieces; without that, a broken line costs them everything.';
const remedy =
  'Let the proxy pass POST, HEAD, PATCH and DELETE under /api/uploads, with all headers.';

function refused(method: string, status: number): Finding {
  if (status === 429 || status === 503 || status === 507) {
    const what = `The trial of a document in pieces was refused by the server with ${status}.`;
    return warning(what, 'Run the doctor again later.');
  }
  return problem(
    `The proxy answers ${method} ${uploadsPath} with ${status}. ${whatItCosts}`,
    remedy,
  );
}

function hidden(): Finding {
  return problem(
    `The proxy takes out the headers of HEAD ${uploadsPath}. ${whatItCosts}`,
    'Let it pass Upload-Offset, Upload-Length and Upload-Expires.',
  );
}
