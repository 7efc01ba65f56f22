import type { Endpoints } from '@yiqiao/contract/http/endpoints';
import { describeApi } from '@yiqiao/contract/http/open-api';
import type { Handler } from './handler.ts';

export function openApi(version: string): Handler<Endpoints['openApi']> {
  const document = describeApi(version);
  return async () => document;
}
