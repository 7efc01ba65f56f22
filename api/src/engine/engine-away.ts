/**
 * What the engine keeps its state in cannot be reached, or takes no changes for now. Nothing was kept;
 * the same can be asked again in a moment.
 */
export class EngineAway extends Error {
  override name: string = 'EngineAway';
}

/**
 * The engine went away while it stored a change, and did not come back in time to say whether it did.
 * What the change may need, such as its document, must be left as it is.
 */
export class OutcomeUnknown extends EngineAway {
  override name = 'OutcomeUnknown' as const;
}
