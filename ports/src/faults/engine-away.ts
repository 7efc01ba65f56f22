/**
 * The engine's storage is unreachable or temporarily refuses changes. Nothing was stored; the call can be retried
 * in a moment.
 */
export class EngineAway extends Error {
  override name: string = 'EngineAway';
}
