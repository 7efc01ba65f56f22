import type { Preferences } from '../../offline/storage/preferences.ts';
import { speak } from '../../texts/texts.ts';
import type { ConsoleContext } from '../edges.ts';

export interface PreferenceActions {
  /** Changes how this device shows the console, and stores the choice. */
  setPreference(change: Partial<Preferences>): Promise<void>;
}

export function createPreferenceActions({ edges, store }: ConsoleContext): PreferenceActions {
  return {
    async setPreference(change) {
      const preferences = { ...store.getState().preferences, ...change };
      speak(preferences.language);
      store.setState({ preferences });
      await edges.storage.writePreferences(preferences);
    },
  };
}
