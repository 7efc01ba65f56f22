import { repliesSchema } from '@yiqiao/contract/record/reply';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { joinOffice } from '../../../test/join-office.ts';
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts';
import { createStaffVisitor, type Visitor } from '../../../test/visitor.ts';

const stamp = {
  name: 'Stamp',
  word: '章',
  texts: { 'zh-Hans': { text: '盖章已含，寄往{地址}。' } },
};

let server: TestServer;
let owner: Visitor;
let mei: Visitor;
beforeEach(async () => {
  server = await startTestServer();
  owner = await createStaffVisitor(server.url);
  mei = await joinOffice(server.url, owner, 'staff');
});
afterEach(() => server.close());

function put(visitor: Visitor, content: object, ifMatch?: string, id = 'stamp') {
  const headers = { 'Content-Type': 'application/json', ...(ifMatch && { 'If-Match': ifMatch }) };
  return visitor.fetch(`/api/replies/${id}`, {
    method: 'PUT',
    headers,
    body: JSON.stringify(content),
  });
}

const read = async (visitor: Visitor, query = '') =>
  z.parse(repliesSchema, await (await visitor.fetch(`/api/replies${query}`)).json());

describe('the replies of an office', () => {
  it('are everybody’s of the staff, with who wrote what', async () => {
    expect(await read(owner)).toEqual({ revision: 0, replies: [] });
    const answer = await put(mei, stamp, '"0"');
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"1"']);
    const { replies = [] } = await read(owner);
    expect(replies).toMatchObject([{ id: 'stamp', revision: 1, ...stamp }]);
    expect(replies[0]?.by.name).not.toBe('admin');
    expect(replies[0]?.texts['zh-Hans']?.by).toEqual(replies[0]?.by);
  });

  it('are not sent again to those who know them', async () => {
    await put(mei, stamp);
    expect(await read(owner, '?known=1')).toEqual({ revision: 1 });
    expect(await read(owner, '?known=0')).toHaveProperty('replies');
  });

  it('are nobody else’s', async () => {
    const translator = await joinOffice(server.url, owner, 'translator');
    for (const path of ['/api/replies', '/api/replies/history']) {
      expect((await translator.fetch(path)).status).toBe(403);
      expect((await fetch(server.url + path)).status).toBe(401);
    }
    expect((await put(translator, stamp)).status).toBe(403);
    const gone = await translator.fetch('/api/replies/stamp', { method: 'DELETE' });
    expect(gone.status).toBe(403);
  });

  it('tell the second of two at once what was kept, and keep nothing of theirs', async () => {
    const answers = await Promise.all([
      put(owner, { ...stamp, name: 'One' }, '"0"'),
      put(mei, { ...stamp, name: 'Two' }, '"0"'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const lost = answers.find(({ status }) => status === 412);
    const [reply] = (await read(owner)).replies ?? [];
    expect(await lost?.json()).toEqual({
      code: 'revision-mismatch',
      message: expect.any(String),
      reply,
    });
  });

  it.each([
    ['name', { ...stamp, name: '' }],
    ['texts.zh-Hant.text', { ...stamp, texts: { 'zh-Hant': { text: ' ' } } }],
    ['place', { ...stamp, place: 'quotes' }],
  ])('are refused with the field that is wrong: %s', async (field, content) => {
    const answer = await put(mei, content);
    expect(answer.status).toBe(400);
    const problem = await answer.json();
    expect(problem).toMatchObject({ code: 'value-invalid' });
    expect(JSON.stringify(problem)).toContain(field);
    expect((await read(mei)).replies).toEqual([]);
  });

  it('are deleted by whoever has seen them as they are, and stay in the history', async () => {
    await put(mei, stamp, '"0"');
    await put(owner, { ...stamp, name: 'Chop' }, '"1"');
    const remove = (ifMatch: string) =>
      mei.fetch('/api/replies/stamp', { method: 'DELETE', headers: { 'If-Match': ifMatch } });
    expect((await remove('"1"')).status).toBe(412);
    expect((await remove('"2"')).status).toBe(204);
    expect((await remove('"2"')).status).toBe(204);
    server = await server.restart();
    owner = await createStaffVisitor(server.url);
    expect(await read(owner)).toEqual({ revision: 3, replies: [] });
    const history = await (await owner.fetch('/api/replies/history')).json();
    expect(history).toMatchObject({
      revision: 3,
      lines: [
        { what: 'deleted', name: 'Chop', before: { ...stamp, name: 'Chop' } },
        { what: 'changed', name: 'Chop', before: stamp, by: { name: 'admin' } },
        { what: 'added', name: 'Stamp' },
      ],
    });
  });

  it('leave the settings of owners as they are, also to those who change them at once', async () => {
    await put(mei, stamp);
    const settings = await owner.fetch('/api/settings');
    expect(settings.headers.get('etag')).toBe('"0"');
    expect(await settings.json()).not.toHaveProperty('replies');
    const changed = await owner.fetch('/api/settings', {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', 'If-Match': '"0"' },
      body: JSON.stringify({ company: { telephone: '1' } }),
    });
    expect(changed.status).toBe(200);
    expect((await read(mei)).replies).toHaveLength(1);
  });
});
