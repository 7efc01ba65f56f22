import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPlainText } from '@yiqiao/contract/counting/word-estimate';
import { unfinishedLifeMs } from '@yiqiao/contract/http/upload-pieces';
import type { DocumentStore, UnfinishedDocument } from '@yiqiao/ports/document-store';
import type { Premises } from '../../premises/premises.ts';
import { cleanFileName } from '../form/file-name.ts';
import type { ReceivedFile } from '../form/file-part.ts';
import type { SentFile } from '../form/sent-file.ts';
import type { UploadTicket } from '../gate/upload-gate.ts';
import { refuseForNow } from '../refuse-for-now.ts';
import type { PieceChecksum } from './piece-checksum.ts';
import { createPiecePlaces, type PiecePlaces } from './piece-places.ts';
import { receivePiece } from './receive-piece.ts';
import { retryOvertaken } from './retry-overtaken.ts';
import { createTurns, type Turns } from './turns.ts';
import type { UnfinishedUpload, UploadIds } from './upload-ids.ts';
import { uploadGone, uploadUnfinished, uploadUsed, wrongOffset } from './upload-problems.ts';

interface PiecesOptions extends Pick<Premises, 'time' | 'cutting' | 'uploadIdleMs'> {
  readonly documents: DocumentStore;
  readonly ids: UploadIds;
}

/** Takes a place at the gate for the bytes that may come. */
export type Admission = (bytes: number) => UploadTicket | Promise<UploadTicket>;

export interface Piece {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly offset: number;
  readonly checksum: PieceChecksum | null;
  readonly admit: Admission;
}

interface Recorded<Answer> {
  readonly answer: Answer;
  /** Whether a submission has the document now. */
  readonly isKept: boolean;
}

const standardIdleMs = 60_000;

/** Documents that arrive in pieces, from the creation of an upload until a submission has it. */
export class Pieces {
  readonly #options: PiecesOptions;
  readonly #idleMs: number;
  readonly #turns: Turns = createTurns();
  readonly #places: PiecePlaces;

  constructor(options: PiecesOptions) {
    this.#options = options;
    this.#idleMs = options.uploadIdleMs ?? standardIdleMs;
    this.#places = createPiecePlaces(this.#idleMs);
  }

  /** @param browser the mark of the browser that begins, see `UploadIds`. */
  async create(length: number, browser: string, admit: Admission) {
    const { time, ids, documents } = this.#options;
    const ticket = await admit(length);
    const now = time.now();
    const upload = ids.make({ length, expiresAt: now + unfinishedLifeMs }, browser);
    this.#places.keep(upload.key, ticket);
    try {
      await documents.beginUnfinished(upload.key, now);
    } catch (error) {
      this.#leavePlace(upload.key);
      return refuseForNow(error);
    }
    return upload;
  }

  /** @throws HttpProblem 404 for an id that is unknown, another browser's, or whose time is over. */
  find(id: string, browser: string): UnfinishedUpload {
    const { ids, time } = this.#options;
    const upload = ids.read(id, browser);
    if (upload === null || upload.expiresAt <= time.now()) throw uploadGone();
    return upload;
  }

  /** Ends the request that is at work on the upload. @returns its offset. @throws HttpProblem 404 */
  readOffset({ key }: UnfinishedUpload): Promise<number> {
    return this.#inTurn(key, async () => {
      const offset = await this.#options.documents.readOffset(key);
      if (offset === null) throw uploadGone();
      return offset;
    });
  }

  /** @returns the offset after the piece. @throws HttpProblem 404, 409, and see `receivePiece`. */
  receive({ key, length }: UnfinishedUpload, piece: Piece): Promise<number> {
    const { request, response, offset, checksum, admit } = piece;
    return this.#inTurn(key, async (overtaken) => {
      const document = await this.#resume(key);
      if (document.offset !== offset) {
        await document.pause();
        throw wrongOffset(document.offset);
      }
      if (offset === length) return document.pause();
      const ticket = await this.#enter(key, document, () => admit(length - offset));
      try {
        const signal = AbortSignal.any([this.#options.cutting, overtaken, ticket.signal]);
        const arrival = { length, ticket, checksum, signal, idleMs: this.#idleMs };
        return await receivePiece(request, response, document, arrival);
      } finally {
        this.#places.keep(key, ticket);
      }
    });
  }

  /** Removes the upload and its bytes. @throws HttpProblem 404, 409 when a submission may have it. */
  remove({ key }: UnfinishedUpload): Promise<void> {
    return this.#inTurn(key, async () => {
      const document = await this.#resume(key);
      if (document.isCommitted) throw uploadUsed();
      await document.discard();
      this.#leavePlace(key);
    });
  }

  /**
   * Runs `record` with the whole document. It stays an unfinished upload, which can be tried again, unless its record
   * is kept.
   * @throws HttpProblem 404 when it is not there, also because it was taken before; 409 when it is not whole.
   */
  take<Answer>(
    { key, length }: UnfinishedUpload,
    { fileName, fileType }: Pick<SentFile, 'fileName' | 'fileType'>,
    record: (file: ReceivedFile) => Promise<Recorded<Answer>>,
  ): Promise<Answer> {
    const take = async () => {
      const document = await this.#resume(key);
      if (document.offset < length) {
        await document.pause();
        throw uploadUnfinished();
      }
      this.#leavePlace(key);
      await document.commit();
      const type = fileType.slice(0, 100);
      const findings = await document.readFindings(isPlainText(type));
      const file = { name: cleanFileName(fileName), type, size: length, ...findings };
      const { answer, isKept } = await record(file);
      if (isKept) await document.settle();
      return answer;
    };
    return this.#inTurn(key, () => retryOvertaken(take));
  }

  async #inTurn<T>(key: string, run: (overtaken: AbortSignal) => Promise<T>): Promise<T> {
    const turn = await this.#turns.take(key);
    try {
      return await run(turn.signal);
    } catch (error) {
      return refuseForNow(error);
    } finally {
      turn.end();
    }
  }

  async #resume(key: string): Promise<UnfinishedDocument> {
    const document = await this.#options.documents.resume(key);
    if (document === null) throw uploadGone();
    return document;
  }

  /** A document whose piece is not admitted is let go of. */
  async #enter(
    key: string,
    document: UnfinishedDocument,
    admit: () => ReturnType<Admission>,
  ): Promise<UploadTicket> {
    try {
      return this.#places.take(key) ?? (await admit());
    } catch (refusal) {
      await document.pause();
      throw refusal;
    }
  }

  #leavePlace(key: string): void {
    this.#places.take(key)?.release();
  }
}
