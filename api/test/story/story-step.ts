import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { StoryOrder } from './story-order.ts';

/** Something that client or office does, and what its answer promises from then on. */
export interface StoryStep {
  readonly name: string;
  /** May be cut off and sent again. Fails unless it is answered as it has to be. */
  run(order: StoryOrder): Promise<void>;
  /** What must hold of the record as soon as it was answered, and ever after. */
  holds(quote: QuoteSubmission, order: StoryOrder): void | Promise<void>;
}
