/** Where in the settings one can be; the list alone on a phone. */
export const settingsPlaces = [
  'company',
  'claims',
  'prices',
  'accounts',
  'hours',
  'kept',
  'chat',
  'environment',
  'history',
] as const;

export type SettingsPlace = (typeof settingsPlaces)[number];

/** Shows the list. */
export const settingsListPlace = 'list';

export function toSettingsPlace(text: string): SettingsPlace | null {
  return settingsPlaces.find((place) => place === text) ?? null;
}
