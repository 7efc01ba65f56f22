import type { GoneSubmission } from '../../offline/storage/forget/gone-submissions.ts';
import { texts } from '../../texts/texts.ts';
import type { ConsoleContext } from '../edges.ts';

/** Removes entries about removed submissions from the outbox. @returns whether there were any. */
export async function forgetWaiting(
  { edges, store }: ConsoleContext,
  isGone: GoneSubmission,
): Promise<boolean> {
  const { outbox: before } = store.getState();
  const outbox = await edges.storage.forgetSubmissions(isGone);
  if (!before.some((entry) => isGone(entry))) return false;
  store.setState({ outbox });
  return true;
}

/** The same, and tells the person that something was dropped, without naming anybody. */
export async function forgetAndTell(
  context: ConsoleContext,
  isGone: GoneSubmission,
): Promise<void> {
  if (!(await forgetWaiting(context, isGone))) return;
  const { dropped, droppedWhy } = texts().forgetting;
  context.toaster.show({ title: dropped, description: droppedWhy });
}
