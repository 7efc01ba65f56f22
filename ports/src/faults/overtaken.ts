import { EngineAway } from './engine-away.ts';

/** Another process has gone on with an unfinished document. What it has left can be resumed at once. */
export class Overtaken extends EngineAway {
  override name = 'Overtaken';
}
