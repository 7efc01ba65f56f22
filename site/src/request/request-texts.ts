import type { RequestTexts } from '../content/en/request/request.ts';
import { createTexts } from '../language/create-texts.ts';

export const [RequestTextsContext, useRequestTexts] =
  createTexts<RequestTexts>('texts of a request');
