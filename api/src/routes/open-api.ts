import { describeApi } from '@yiqiao/contract/http/open-api';
import type { Handlers } from './handler.ts';

export function openApi(version: string): Handlers['openApi'] {
  const document = describeApi(version);
  return async () => document;
}
