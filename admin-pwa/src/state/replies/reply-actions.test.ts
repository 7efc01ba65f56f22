import { decideDeleteReply, deleteReply } from '@yiqiao/contract/commands/replies/delete-reply';
import { decideKeepReply, keepReply } from '@yiqiao/contract/commands/replies/keep-reply';
import { findReply, repliesOf } from '@yiqiao/contract/commands/replies/reply-decision';
import { endpoints } from '@yiqiao/contract/http/endpoints';
import { HttpError } from '@yiqiao/contract/http/http-error';
import type { StoredSettings } from '@yiqiao/contract/record/stored-settings';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../offline/storage/memory-storage.ts';
import type { KeptReplies } from '../../offline/storage/records/kept-replies.ts';
import { createFakeOffice } from '../../test/fake-office.ts';
import { createConsole } from '../console.ts';
import { createTestEdges } from '../test/test-edges.ts';

const by = { id: 'elena', name: 'Elena' };
const content = { name: 'Stamp', texts: { en: { text: 'The stamp is included.' } } };

/** A signed-in console, in an office that keeps replies as the server does. */
async function start(kept: KeptReplies | null = null) {
  const office = createFakeOffice();
  office.person = { id: 'mei', name: 'Mei', seal: '梅', role: 'staff', language: 'en' };
  let stored: StoredSettings | null = null;
  let writes = kept;
  const context = { at: Date.parse('2026-11-20T10:00:00.000Z'), by };
  const setUp = office.answers;
  setUp.set(endpoints.readReplies, async () => {
    if (office.faults.shift() === 'offline') throw new TypeError('Failed to fetch');
    const { revision, list } = repliesOf(stored);
    return { revision, replies: [...list] };
  });
  setUp.set(keepReply, async ({ id }: { id: string }, body: Record<string, unknown>) => {
    const decision = decideKeepReply(stored, id, body, context);
    if (decision.kind === 'refused') {
      const problem = { message: 'No', code: decision.reason, field: decision.wrong?.field };
      throw new HttpError(400, '', JSON.stringify(problem));
    }
    stored = decision.settings;
    return findReply(stored, id);
  });
  setUp.set(deleteReply, async ({ id }: { id: string }) => {
    const reply = findReply(stored, id);
    const conflict = { message: 'Changed', code: 'revision-mismatch', reply };
    if (reply?.name === 'Locked') throw new HttpError(412, '', JSON.stringify(conflict));
    const decision = decideDeleteReply(stored, id, context);
    if (decision.kind === 'changed') stored = decision.settings;
  });
  const storage = {
    ...createMemoryStorage(),
    readReplies: async () => writes,
    writeReplies: async (_session: string, replies: KeptReplies) => {
      writes = replies;
    },
  };
  const console = createConsole(createTestEdges(office, { storage }));
  await console.open();
  await console.resume();
  return { console, office, onDevice: () => writes, shown: () => console.store.getState().replies };
}

describe('replies', () => {
  it('are kept on the device as soon as they are known, and shown at once', async () => {
    const { console, onDevice, shown } = await start();
    expect(shown()).toEqual({ revision: 0, list: [] });
    expect(await console.keepReply('stamp', content, 0)).toEqual({ kind: 'kept' });
    expect(shown()?.list).toMatchObject([{ id: 'stamp', ...content }]);
    expect(onDevice()).toEqual(shown());
  });

  it('are those of the device where the server does not answer', async () => {
    const { console, office, shown } = await start({ revision: 7, list: [] });
    console.store.setState({ replies: null });
    office.faults = ['offline'];
    expect(await console.readReplies()).toEqual(expect.any(String));
    expect(shown()).not.toBeNull();
  });

  it('say which field is wrong, and what somebody else has made of one', async () => {
    const { console, shown } = await start();
    const wrong = await console.keepReply('stamp', { ...content, name: '' }, 0);
    expect(wrong).toEqual({ kind: 'wrong', field: 'name' });
    await console.keepReply('stamp', { ...content, name: 'Locked' }, 0);
    const conflict = await console.deleteReply('stamp', 1);
    expect(conflict).toMatchObject({ kind: 'conflict', reply: { name: 'Locked' } });
    await console.keepReply('stamp', content, 1);
    expect(await console.deleteReply('stamp', 2)).toEqual({ kind: 'kept' });
    expect(shown()?.list).toEqual([]);
  });

  it('are counted by use on this device, and forgotten with the reply', async () => {
    const { console } = await start();
    await console.keepReply('stamp', content, 0);
    await console.noteReplyUse('stamp');
    await console.noteReplyUse('stamp');
    await console.keepReply('other', content, 0);
    await console.deleteReply('stamp', 1);
    await console.noteReplyUse('other');
    expect(console.store.getState().preferences.replyUses).toEqual({ other: 1 });
  });

  it('leave the screen with the session', async () => {
    const { console, shown } = await start();
    await console.keepReply('stamp', content, 0);
    await console.logout();
    expect(shown()).toBeNull();
  });
});
