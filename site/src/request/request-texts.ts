import type { RequestTexts } from '../content/en/request/request.ts';
import { createTexts } from '../texts/create-texts.ts';

export const [RequestTextsContext, useRequestTexts] =
  createTexts<RequestTexts>('texts of a request');
