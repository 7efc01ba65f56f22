import { speak } from '../../texts/texts.ts';
import type { ConsoleContext } from '../edges.ts';
import type { DeviceAccess } from './device-access.ts';

/** Shows what this device keeps, in the language that was chosen on it. */
export async function openDevice(
  { edges, store }: ConsoleContext,
  access: Pick<DeviceAccess, 'open'>,
): Promise<void> {
  const { lasting } = edges.storage;
  if (lasting !== 'ok') store.setState({ storage: lasting });
  // On the first screen already: a strip that came later would move it.
  if (!edges.isConnected()) store.setState({ connection: 'offline' });
  const reading = edges.storage.readPreferences();
  await access.open();
  const preferences = await reading;
  await speak(preferences.language);
  store.setState({ preferences });
}
