/** A setting has an invalid value; `message` names it in one sentence. */
export class SettingsError extends Error {
  override name = 'SettingsError' as const;
}
