import { createLatePart } from '../../ui/late/late-part.tsx';
import { MissingPart } from '../../ui/late/missing-part.tsx';

export const LateReplies = createLatePart(
  async () => (await import('./replies-screen.tsx')).RepliesScreen,
  MissingPart,
);
