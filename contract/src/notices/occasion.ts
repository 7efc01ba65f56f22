import type { NoticeKind } from '../record/notice.ts';

/** Something of which people are told. */
export interface Occasion {
  readonly kind: NoticeKind;
  /** Id of the job that it is about, within its order. */
  readonly job?: string | undefined;
  /** Id of the person who did it. */
  readonly by?: string | undefined;
  /** Id of the only person who is told. */
  readonly to?: string | undefined;
}
