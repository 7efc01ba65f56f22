import type { Endpoints } from '@yiqiao/contract/endpoints';
import { describeApi } from '@yiqiao/contract/open-api';
import type { Handler } from './handler.ts';

export function openApi(version: string): Handler<Endpoints['openApi']> {
  const document = describeApi(version);
  return async () => document;
}
