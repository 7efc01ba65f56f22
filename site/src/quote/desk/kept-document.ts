import type { KeptUpload } from '@yiqiao/sending/kept-upload';
import type { FileOffer } from '../file/take-first-file.ts';
import type { OnItsWay } from '../sending/on-its-way.ts';

/** A document of which a part arrived before the page was left, and that can go on once it is chosen again. */
export interface KeptDocument {
  readonly upload: KeptUpload;
  /** What this tab knows of it; `null` in another tab. */
  readonly known: OnItsWay | null;
  readonly step: KeptStep;
  /** Takes what was chosen to go on with. */
  readonly choose: (offer: TakenFile) => void;
}

export type TakenFile = Extract<FileOffer, { readonly kind: 'taken' }>;

export type KeptStep =
  | {
      readonly kind: 'waiting';
      /** How a check has ended without an answer; its button, with the focus, is gone. */
      readonly after?: 'stopped' | 'unreadable';
    }
  /** Whether the chosen file is the same document. */
  | {
      readonly kind: 'checking';
      readonly file: File;
      readonly checkedBytes: number;
      readonly allBytes: number;
    }
  /** It is not: `differsFrom` is the first byte of what differs, 0 where the sizes do. */
  | { readonly kind: 'other'; readonly file: File; readonly differsFrom: number };

/** What goes on with the document that is the same. */
export interface GoingOn {
  readonly arrivedBytes: number;
  readonly known: OnItsWay | null;
}
