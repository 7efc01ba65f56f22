import { EngineAway } from './engine-away.ts';

/** No standby of the database would confirm a change, though one has to. Nothing was stored, and reading works. */
export class StandbyAway extends EngineAway {
  override name = 'StandbyAway' as const;
}
