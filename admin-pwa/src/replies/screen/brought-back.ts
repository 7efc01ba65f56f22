import type { ReplyContent } from '@yiqiao/contract/record/reply';

/** A reply as it said before, which somebody wants back. */
export interface BroughtBack {
  readonly id: string;
  readonly content: ReplyContent;
}
