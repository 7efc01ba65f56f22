import { createLatePart } from '../ui/late/late-part.tsx';
import { MissingPart } from '../ui/late/missing-part.tsx';

export const LateQrCode = createLatePart(
  async () => (await import('./qr-code.tsx')).QrCode,
  MissingPart,
);
