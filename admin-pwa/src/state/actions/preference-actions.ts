import type { Preferences } from '../../offline/storage/records/preferences.ts';
import { speak, texts } from '../../texts/texts.ts';
import type { ConsoleContext } from '../edges.ts';

export interface PreferenceActions {
  /** Changes how this device shows the console, and stores the choice; says so if a language cannot be had. */
  setPreference(change: Partial<Preferences>): Promise<void>;
}

export function createPreferenceActions({
  edges,
  store,
  toaster,
}: ConsoleContext): PreferenceActions {
  return {
    async setPreference(change) {
      if (change.language !== undefined && !(await speak(change.language))) {
        const { title, failed } = texts().shell.missing;
        toaster.show({ title, description: failed, variant: 'destructive' });
        return;
      }
      store.setState(({ preferences }) => ({ preferences: { ...preferences, ...change } }));
      // Another tab may have changed others.
      const kept = await edges.storage.readPreferences();
      await edges.storage.writePreferences({ ...kept, ...change });
    },
  };
}
