import type { SourceRole } from '@yiqiao/contract/record/source';
import type { SendFormOptions } from '@yiqiao/sending/send-options';

/** A file that the client has chosen to add, with what goes along. */
export interface AddedFile {
  /** Makes a repeat harmless. */
  readonly id: string;
  readonly file: File;
  readonly role: SourceRole;
  /** A word with it, or nothing. */
  readonly text: string;
}

export type SendingFile = Pick<SendFormOptions, 'signal' | 'onProgress' | 'onControls'>;

/** The file on the client's disk is not what it was when it was chosen. */
export class FileChanged extends Error {}
