import type { Engine } from '@yiqiao/ports/engine';
import { onTestFinished } from 'vitest';

/** How the suite gets an engine. A place is a string, so that it can be passed to another process. */
export interface EngineUnderTest {
  /** A module that exports `openEngine`, for a process that opens it to be killed. */
  readonly module: string;
  /** How many commands it is given side by side, and no more than it can answer in time on a busy machine. */
  readonly sequencesAtOnce: number;
  /** A place that holds nothing yet. */
  makePlace(): Promise<string>;
  openEngine(place: string): Promise<Engine>;
  /** @returns the place as the power's going at this moment would leave it. */
  crash(place: string): Promise<string>;
}

/** As much of an engine as keeps documents. */
export interface DocumentsUnderTest extends Pick<EngineUnderTest, 'makePlace' | 'crash'> {
  openEngine(place: string): Promise<Pick<Engine, 'documents' | 'close'>>;
}

/** An engine that is closed when its test ends. */
export async function openForTest<Opened extends Pick<Engine, 'close'>>(
  under: { openEngine(place: string): Promise<Opened> },
  place: string,
): Promise<Opened> {
  const engine = await under.openEngine(place);
  onTestFinished(() => engine.close());
  return engine;
}
