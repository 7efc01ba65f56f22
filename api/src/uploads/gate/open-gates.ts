import type { Engine } from '@yiqiao/ports/engine';
import type { Premises } from '../../premises/premises.ts';
import { createSharedGate } from './shared-gate.ts';
import {
  createUploadGate,
  type LocalUploadGate,
  paceOfBytes,
  paceOfSubmissions,
  type UploadGate,
} from './upload-gate.ts';

/** Where uploads are admitted: those of staff, and those of visitors and clients. */
export interface UploadGates {
  readonly staff: Pick<LocalUploadGate, 'admitStaff'>;
  readonly clients: UploadGate;
}

/** A single process counts everything itself. */
export function openGates({
  settings,
  engine,
  clock,
}: Pick<Premises, 'settings' | 'clock'> & { readonly engine: Engine }): UploadGates {
  const { sharedUploads: shared, sessions, documents } = engine;
  const { uploads } = settings;
  const { freeBytes: readFreeBytes } = documents;
  const staff = createUploadGate({ settings: uploads, clock, readFreeBytes });
  if (shared === null) return { staff, clients: staff };
  const clients = createSharedGate(staff, {
    submissions: sessions.countAttempts('submissions', paceOfSubmissions(uploads)),
    uploads: shared,
    bytesPace: paceOfBytes(uploads),
  });
  return { staff, clients };
}
