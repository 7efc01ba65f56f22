import { createLatePart } from '../../ui/late/late-part.tsx';
import { MissingPart } from '../../ui/late/missing-part.tsx';

export const LateReplyPanel = createLatePart(
  async () => (await import('./reply-panel.tsx')).ReplyPanel,
  MissingPart,
);
