import { EngineAway } from './engine-away.ts';

/**
 * The engine went away while it stored a change, and did not come back in time to say whether it did.
 * What the change may need, such as its document, must be left as it is.
 */
export class OutcomeUnknown extends EngineAway {
  override name = 'OutcomeUnknown' as const;
}
