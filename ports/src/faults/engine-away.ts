/**
 * What the engine keeps its state in cannot be reached, or takes no changes for now. Nothing was kept;
 * the same can be asked again in a moment.
 */
export class EngineAway extends Error {
  override name: string = 'EngineAway';
}
