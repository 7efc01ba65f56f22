import type { LostLinkTexts } from '../../content/en/lost-link.ts';
import { createRequired } from '../../required-context.ts';

export const [LostLinkTextsContext, useLostLinkTexts] =
  createRequired<LostLinkTexts>('texts of lost links');
