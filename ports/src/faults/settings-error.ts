/** A setting has a value that cannot be meant; `message` names it in one sentence. */
export class SettingsError extends Error {
  override name = 'SettingsError' as const;
}
