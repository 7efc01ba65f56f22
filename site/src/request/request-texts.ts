import type { RequestTexts } from '../content/en/request/request.ts';
import { createRequired } from '../required-context.ts';

export const [RequestTextsContext, useRequestTexts] =
  createRequired<RequestTexts>('texts of a request');
