import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { isTooLarge } from '@yiqiao/contract/record/upload-limits';
import { texts } from '../../texts/texts.ts';
import {
  changeUpload,
  createUpload,
  failUpload,
  nextUpload,
  requeueUpload,
  type Upload,
  type UploadPurpose,
} from '../../uploads/upload.ts';
import type { ConsoleContext } from '../edges.ts';

/** The files on their way, and what the screen says of each. */
export interface UploadQueue {
  add(quote: QuoteSubmission, files: readonly File[], purpose?: UploadPurpose): void;
  /** Adds a file under an id that was chosen before. */
  addTo(quoteId: string, id: string, file: File): void;
  /** Adds a file that this device keeps under the id of its upload. */
  addKept(id: string, quoteId: string, file: File): void;
  /** This device keeps a file by now: its copy is sent. */
  keep(id: string, copy: File): void;
  /** The file to send next, as `nextUpload` says. */
  next(
    mayGo?: (upload: Upload) => boolean,
  ): { readonly upload: Upload; readonly file: File } | null;
  /** The file of an upload. */
  find(id: string): File | undefined;
  change(id: string, next: (upload: Upload) => Upload): void;
  /** Puts a file that failed behind those that wait. */
  requeue(id: string): void;
  forget(id: string): void;
}

export function createUploadQueue({
  edges,
  store,
}: Pick<ConsoleContext, 'edges' | 'store'>): UploadQueue {
  const files = new Map<string, File>();

  const update = (next: (uploads: readonly Upload[]) => readonly Upload[]) =>
    store.setState(({ uploads }) => ({ uploads: next(uploads) }));

  function create(id: string, quoteId: string, file: File, purpose?: UploadPurpose): Upload {
    const upload = createUpload(id, quoteId, file, purpose);
    files.set(id, file);
    return isTooLarge(file.size) ? failUpload(upload, texts().delivery.failed.tooLarge) : upload;
  }

  return {
    add({ id }, chosen, purpose) {
      const added = chosen.map((file) => create(edges.randomId(), id, file, purpose));
      update((uploads) => [...uploads, ...added]);
    },
    addTo(quoteId, id, file) {
      const added = create(id, quoteId, file);
      update((uploads) => [...uploads, added]);
    },
    addKept(id, quoteId, file) {
      const added = { ...create(id, quoteId, file), isKept: true };
      update((uploads) => [...uploads, added]);
    },
    keep(id, copy) {
      if (files.has(id)) files.set(id, copy);
      update((uploads) => changeUpload(uploads, id, (upload) => ({ ...upload, isKept: true })));
    },
    next(mayGo) {
      const upload = nextUpload(store.getState().uploads, mayGo);
      const file = upload && files.get(upload.id);
      return upload && file ? { upload, file } : null;
    },
    find: (id) => files.get(id),
    change: (id, next) => update((uploads) => changeUpload(uploads, id, next)),
    requeue: (id) => update((uploads) => requeueUpload(uploads, id)),
    forget(id) {
      files.delete(id);
      update((uploads) => uploads.filter((upload) => upload.id !== id));
    },
  };
}
