import type { Engine } from '@yiqiao/ports/engine';
import type { Busboy } from 'busboy';
import type { ClientCode } from '../counting/client-code.ts';
import type { DocumentCounts } from '../jobs/count-documents.ts';
import type { RequestLinks } from '../order/request-links.ts';
import type { OwnSettings } from '../own-settings/own-settings.ts';
import type { Premises } from '../premises/premises.ts';
import type { BodyGuard } from './form/body-guard.ts';
import type { UploadTicket } from './gate/upload-gate.ts';
import type { Pieces } from './pieces/pieces.ts';

export interface IntakeOffice extends Pick<Premises, 'clock' | 'uploadIdleMs'> {
  readonly engine: Pick<Engine, 'records' | 'documents'>;
  readonly counts: Pick<DocumentCounts, 'begin' | 'follow'>;
  readonly links: Pick<RequestLinks, 'digestOf'>;
  readonly encodeClient: ClientCode;
  readonly pieces: Pick<Pieces, 'find' | 'take'>;
  readonly ownSettings: Pick<OwnSettings, 'read' | 'readKept'>;
  /** Whether a payment provider is set up; without one nothing is paid at once. */
  readonly hasProvider: boolean;
}

export interface Intake {
  readonly parser: Busboy;
  readonly ticket: UploadTicket;
  /** The sender, as limits count clients. */
  readonly client: string;
  /** The mark of the sender's browser, see `upload-ids.ts`. */
  readonly browser: string;
  readonly idempotencyKey: string | undefined;
  readonly signal: AbortSignal;
  readonly onGuard: (guard: BodyGuard) => void;
  /** Whether the sender is still waiting for the response. */
  readonly isAwaited: () => boolean;
}
