import { createLatePart } from '../ui/late/late-part.tsx';
import { MissingPart } from '../ui/late/missing-part.tsx';

export const LateSettings = createLatePart(
  async () => (await import('./settings-screen.tsx')).SettingsScreen,
  MissingPart,
);
