import type { AskToTell } from '../console-state.ts';
import type { ConsoleContext } from '../edges.ts';

/**
 * After something was done from which more will follow: asks whether this device should tell, unless the person has
 * said so here, or it cannot.
 * @param about the submission, or a translator's job.
 */
export function askWhetherToTell(
  { edges, store }: ConsoleContext,
  { id, reference }: Pick<AskToTell, 'id' | 'reference'>,
  after: AskToTell['after'],
): void {
  const { person, preferences } = store.getState();
  if (person === null || preferences.told?.[person.id] !== undefined) return;
  if (edges.push.findObstacle() === null) store.setState({ askToTell: { id, reference, after } });
}
