import { tusVersion, uploadsPath } from '@yiqiao/contract/http/upload-pieces';
import type { IRouter, Request, Response } from 'express';
import { HttpProblem } from '../../http/answers/http-problem.ts';
import { toClientKey } from '../../http/limits/client-address.ts';
import type { Office } from '../../office/office.ts';
import type { UploadGates } from '../../uploads/gate/open-gates.ts';
import { readPieceChecksum } from '../../uploads/pieces/piece-checksum.ts';
import type { Admission, Piece } from '../../uploads/pieces/pieces.ts';
import { refuseLongPiece } from '../../uploads/pieces/receive-piece.ts';
import type { UnfinishedUpload } from '../../uploads/pieces/upload-ids.ts';
import {
  describeProtocol,
  hasBody,
  readLength,
  readOffset,
  requirePieceType,
  requireVersion,
} from './tus-headers.ts';
import { provideUploadsCookie, readUploadsCookie } from './uploads-cookie.ts';

type UploadOffice = Pick<Office, 'pieces' | 'sessions'>;

type UploadCall = (request: Request<{ id: string }>, response: Response) => Promise<void>;

/**
 * Mounts tus 1.0.0. Not calls of the contract's table: what they say stands in headers, and any tus client knows them.
 * There is no GET: a document that is arriving can be read by nobody.
 */
export function mountUploads(router: IRouter, office: UploadOffice, gates: UploadGates): void {
  const { create, look, append, remove } = createUploadCalls(office, gates);
  const uploadPath = `${uploadsPath}/:id` as const;
  const allowed = 'HEAD, PATCH, DELETE, OPTIONS';

  router.all([uploadsPath, uploadPath], (request, response, next) => {
    response.setHeader('Tus-Resumable', tusVersion);
    // For clients that can send nothing but POST.
    const override = request.get('X-HTTP-Method-Override');
    if (request.method === 'POST' && override !== undefined) request.method = override;
    if (request.method !== 'OPTIONS') requireVersion(request);
    next();
  });
  router.options([uploadsPath, uploadPath], (_request, response) => {
    describeProtocol(response);
    response.status(204).end();
  });
  router.post(uploadsPath, (request, response) => create(request as never, response));
  router.all(uploadsPath, () => refuseMethod('POST, OPTIONS'));
  router.head(uploadPath, look);
  router.patch(uploadPath, append);
  router.delete(uploadPath, remove);
  router.all(uploadPath, () => refuseMethod(allowed));
}

function createUploadCalls({ pieces, sessions }: UploadOffice, gates: UploadGates) {
  const find = (request: Request<{ id: string }>) =>
    pieces.find(request.params.id, readUploadsCookie(request));

  /** Finished files of the office, translators included, do not wait behind visitors. */
  async function chooseGate(request: Request, call: 'admit' | 'readmit'): Promise<Admission> {
    if (await sessions.admits(request, 'person')) return gates.staff.admitStaff;
    const client = toClientKey(request.ip);
    return (bytes) => gates.clients[call](client, bytes);
  }

  async function toPiece(request: Request, response: Response, offset: number): Promise<Piece> {
    requirePieceType(request);
    const checksum = readPieceChecksum(request.get('Upload-Checksum'));
    return { request, response, offset, checksum, admit: await chooseGate(request, 'readmit') };
  }

  return {
    async create(request: Request, response: Response) {
      const length = readLength(request);
      refuseLongPiece(request, length);
      const piece = hasBody(request) ? await toPiece(request, response, 0) : null;
      const browser = provideUploadsCookie(request, response);
      const upload = await pieces.create(length, browser, await chooseGate(request, 'admit'));
      const offset = piece === null ? 0 : await pieces.receive(upload, piece);
      response.status(201).setHeader('Location', `${uploadsPath}/${upload.id}`);
      tell(response, upload, offset);
    },
    async look(request, response) {
      const upload = find(request);
      const offset = await pieces.readOffset(upload);
      response.setHeader('Upload-Length', upload.length);
      tell(response, upload, offset);
    },
    async append(request, response) {
      const upload = find(request);
      const offset = readOffset(request);
      const reached = await pieces.receive(upload, await toPiece(request, response, offset));
      tell(response.status(204), upload, reached);
    },
    async remove(request, response) {
      await pieces.remove(find(request));
      response.status(204).end();
    },
  } satisfies Record<string, UploadCall>;
}

function tell(response: Response, { expiresAt }: UnfinishedUpload, offset: number): void {
  response.setHeader('Upload-Offset', offset);
  response.setHeader('Upload-Expires', new Date(expiresAt).toUTCString());
  response.end();
}

function refuseMethod(allowed: string): never {
  const headers = { Allow: allowed };
  throw new HttpProblem(405, 'method-not-allowed', 'Method not allowed.', { headers });
}
