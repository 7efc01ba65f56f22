import { createLatePart } from '../ui/late/late-part.tsx';

/** Nothing, where its file cannot be had: there is the password. */
export const LatePasskeyLogin = createLatePart(
  async () => (await import('./passkey-login.tsx')).PasskeyLogin,
  () => null,
);
