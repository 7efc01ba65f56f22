import { EngineAway } from './engine-away.ts';

/**
 * The engine failed while storing a change, and did not recover in time to report the outcome. Anything the change
 * may need, such as its document, must be kept.
 */
export class OutcomeUnknown extends EngineAway {
  override name = 'OutcomeUnknown' as const;
}
