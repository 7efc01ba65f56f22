import { assign } from '@yiqiao/contract/commands/office/assign';
import { createSend } from '@yiqiao/contract/http/send';
import { createTake } from '@yiqiao/contract/http/take';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { joinOffice } from '../../../test/join-office.ts';
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts';
import { createOfficeClient } from '../../../test/staff-client.ts';
import { orderAsClient } from '../../../test/submit-quote.ts';
import { createStaffVisitor, type Visitor } from '../../../test/visitor.ts';

const server = await startTestServer();
const first = await createStaffVisitor(server.url);
const mei = await joinOffice(server.url, first, 'staff');
const kai = await joinOffice(server.url, first, 'staff');
const translator = await joinOffice(server.url, first, 'translator');
afterAll(() => server.close());

const orders = (visitor: Visitor) => createOfficeClient((path, init) => visitor.fetch(path, init));

function give(
  visitor: Visitor,
  id: string,
  body: { personId: string | null; from?: string | null; note?: string },
  ifRevision?: number,
) {
  const take = createTake(createSend((path, init) => visitor.fetch(path, init)));
  return take(assign, { id }, { body, ifRevision });
}

async function listed(visitor: Visitor, id: string): Promise<QuoteSubmission | undefined> {
  const list = await visitor.client.listQuotes();
  return list.kind === 'whole' ? list.quotes.find((quote) => quote.id === id) : undefined;
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const offer = () => ({ total: '9.00', wordCount: 90, reason: 'r', deliverBy: inDays(7) });

describe('assigning', () => {
  it('takes, hands over and gives back, and names people by the session alone', async () => {
    const { id } = await orderAsClient(server);
    const { cursor } = await first.client.listQuotes();
    const taken = await give(mei, id, { personId: mei.id });
    expect(taken).toMatchObject({ quote: { assignee: { id: mei.id, name: 'A staff' } } });
    expect(await first.client.listQuotes(cursor)).toMatchObject({
      changed: [{ id, assignee: { id: mei.id } }],
    });
    const { quote } = await give(mei, id, { personId: kai.id, from: mei.id, note: 'Call her.' });
    const owner = { id: mei.id, name: 'A staff' };
    expect(quote.assignee).toMatchObject({ id: kai.id, givenBy: owner });
    expect(quote.notes).toMatchObject([{ text: 'Call her.', receiver: { id: kai.id }, by: owner }]);
    await orders(first).markOpened(id);
    expect((await listed(mei, id))?.assignee).not.toHaveProperty('openedAt');
    await orders(kai).markOpened(id);
    expect((await listed(mei, id))?.assignee).toHaveProperty('openedAt');
    const back = await give(kai, id, { personId: null });
    expect(back.quote).not.toHaveProperty('assignee');
    const lines = back.quote.history.flatMap(({ assignment, by }) =>
      assignment === undefined ? [] : [[assignment.from?.id, assignment.to?.id, by?.id]],
    );
    expect(lines).toEqual([
      [undefined, mei.id, mei.id],
      [mei.id, kai.id, mei.id],
      [kai.id, undefined, kai.id],
    ]);
  });

  it('tells the second of two whose it is by now, and refuses an old revision', async () => {
    const { id } = await orderAsClient(server);
    const answers = await Promise.all([
      give(mei, id, { personId: mei.id, from: null }),
      give(kai, id, { personId: kai.id, from: null }),
    ]);
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['refused', 'updated']);
    const refused = answers.find(({ kind }) => kind === 'refused');
    const holder = (await listed(first, id))?.assignee?.id;
    expect(refused).toMatchObject({
      code: 'assignee-changed',
      quote: { assignee: { id: holder } },
    });
    const { quote } = await mei.client.setStatus(id, { status: 'in-progress' });
    const late = await give(first, id, { personId: 'first' }, quote.revision - 1);
    expect(late.kind).toBe('conflict');
  });

  it('lets nobody have an order who is no staff, is not here, or was made up', async () => {
    const { id } = await orderAsClient(server);
    for (const personId of [translator.id, 'somebody']) {
      const answer = await give(first, id, { personId });
      expect(answer).toMatchObject({ kind: 'refused', code: 'assignee-unknown' });
    }
    await expect(give(translator, id, { personId: translator.id })).rejects.toThrow();
  });

  it('makes nobody’s order the one’s who quotes it; the next who quotes it leaves it so', async () => {
    const { id } = await orderAsClient(server);
    await orders(mei).makeOffer(id, offer());
    expect((await listed(first, id))?.assignee?.id).toBe(mei.id);
    await orders(kai).makeOffer(id, offer());
    expect((await listed(first, id))?.assignee?.id).toBe(mei.id);
  });

  it('shows a client nothing of it: in what their page reads, in an export', async () => {
    const { id, client } = await orderAsClient(server);
    await give(mei, id, { personId: kai.id, note: 'Not for clients.' });
    await orders(kai).makeOffer(id, offer());
    await client.accept({ version: 1, name: 'Wang' });
    const read = JSON.stringify(await client.read());
    const answer = await first.fetch(`/api/quotes/${id}/export`);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const exported = Object.values(files).map((bytes) => strFromU8(bytes));
    for (const shown of [read, ...exported]) {
      for (const inside of ['A staff', mei.id, kai.id, 'assign', 'givenBy']) {
        expect(shown).not.toContain(inside);
      }
    }
    expect(read).not.toContain('Not for clients.');
  });
});

describe('the orders of somebody who leaves', () => {
  async function openOffice(): Promise<{ office: TestServer; owner: Visitor }> {
    const office = await startTestServer();
    onTestFinished(() => office.close());
    return { office, owner: await createStaffVisitor(office.url) };
  }

  it('go to the person named, else back, and are told by the change feed', async () => {
    const { office, owner } = await openOffice();
    const [leaving, heir] = [
      await joinOffice(office.url, owner, 'staff'),
      await joinOffice(office.url, owner, 'staff'),
    ];
    const [one, two] = [await orderAsClient(office), await orderAsClient(office)];
    await give(owner, one.id, { personId: leaving.id });
    await give(owner, two.id, { personId: heir.id });
    const unknown = await owner.fetch(`/api/people/${leaving.id}?ordersTo=stranger`, {
      method: 'DELETE',
    });
    expect(unknown.status).toBe(409);
    const gone = await owner.fetch(`/api/people/${leaving.id}?ordersTo=${heir.id}`, {
      method: 'DELETE',
    });
    expect(gone.status).toBe(204);
    const holderOf = async (id: string) => (await listed(owner, id))?.assignee?.id;
    await expect.poll(() => holderOf(one.id)).toBe(heir.id);
    const line = (await listed(owner, one.id))?.history.at(-1);
    expect(line).toMatchObject({ assignment: { because: 'removed' } });
    expect(line).not.toHaveProperty('by');
    await owner.fetch(`/api/people/${heir.id}`, { method: 'DELETE' });
    for (const { id } of [one, two]) await expect.poll(() => holderOf(id)).toBeUndefined();
  });
});
