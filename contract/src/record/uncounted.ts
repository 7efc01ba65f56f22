import { formatPlayingTime } from '../counting/playing-time.ts';
import type { QuoteSubmission } from './quote.ts';

/** Why the words of a document were not counted, as far as reading it has shown. */
export interface Uncounted {
  readonly kind: UncountedKind;
  /** For scans, and documents whose text cannot be read. */
  readonly pages?: number | undefined;
  /** In an archive. */
  readonly documents?: number | undefined;
  /** For audio and video, "42:18". */
  readonly playingTime?: string | undefined;
}

export type UncountedKind =
  | 'scan'
  /** Its letters are drawn, or have no code. */
  | 'unreadable'
  | 'picture'
  | 'audio'
  | 'video'
  | 'archive'
  | 'locked'
  | 'empty'
  | 'damaged'
  /** An old or unknown format, or one that took too long to read. */
  | 'unread';

/** By the report's limit. */
const kinds: Readonly<Partial<Record<string, UncountedKind>>> = {
  scan: 'scan',
  'unreadable-text': 'unreadable',
  image: 'picture',
  audio: 'audio',
  video: 'video',
  archive: 'archive',
  encrypted: 'locked',
  damaged: 'damaged',
};

/** @param report `null` where reading failed; a newer server may name other limits. */
export function findUncounted(report: QuoteSubmission['measurement']): Uncounted {
  if (report === null) return { kind: 'unread' };
  const { format, limit = '', pages, documentCount, durationSeconds } = report;
  const kind = format === 'empty' ? 'empty' : (kinds[limit] ?? 'unread');
  switch (kind) {
    case 'scan':
    case 'unreadable':
      return { kind, pages };
    case 'archive':
      return { kind, documents: documentCount };
    case 'audio':
    case 'video':
      return {
        kind,
        playingTime: durationSeconds === undefined ? undefined : formatPlayingTime(durationSeconds),
      };
    default:
      return { kind };
  }
}
