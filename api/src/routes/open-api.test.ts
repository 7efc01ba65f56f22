import { createServer } from 'node:http';
import { describeApi } from '@yiqiao/contract/http/open-api';
import express from 'express';
import { expect, it, onTestFinished, vi } from 'vitest';
import { listenLocally } from '../../test/listen-locally.ts';
import { openApi } from './open-api.ts';

it('is made once, whoever asks for it in which encoding', async () => {
  const description = describeApi('1.2.3');
  const describe = vi.fn(() => description);
  const handle = openApi(describe);
  const app = express();
  app.use(async (request, response) => {
    const call = { parameters: {}, query: undefined, body: undefined, person: null };
    await handle({ ...call, request, response });
  });
  const server = createServer(app);
  const url = `http://127.0.0.1:${await listenLocally(server)}`;
  onTestFinished(() => void server.close());
  const ask = async (encoding: string) => {
    const answer = await fetch(url, { headers: { 'Accept-Encoding': encoding } });
    return { encoding: answer.headers.get('Content-Encoding'), body: await answer.json() };
  };
  const [packed, bare] = await Promise.all([ask('br'), ask('identity')]);
  expect(packed.encoding).toBe('br');
  expect(bare.encoding).toBeNull();
  expect(packed.body).toEqual(JSON.parse(JSON.stringify(description)));
  expect(bare.body).toEqual(packed.body);
  expect(describe).toHaveBeenCalledTimes(1);
});
