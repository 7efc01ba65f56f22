import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import { documentField } from '@yiqiao/contract/record/upload-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestIn, testKey } from '../test/request-in.tsx';
import { sampleRequest } from '../test/sample-request.ts';
import { acceptedRequest, completedRequest } from '../test/sample-states.ts';

/** What was posted, in order; each waits until the test answers it. */
let posts: FakePost[] = [];

class FakePost extends EventTarget {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  status = 0;
  responseText = '';
  path = '';
  form = new FormData();
  setRequestHeader = () => {};
  headers: Record<string, string> = {};
  getResponseHeader = (name: string) => this.headers[name] ?? null;

  open(_method: string, path: string) {
    this.path = path;
  }
  send(form: FormData) {
    this.form = form;
    posts.push(this);
  }
  abort() {
    this.onabort();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload();
  }
}

beforeEach(() => {
  posts = [];
  vi.stubGlobal('XMLHttpRequest', FakePost);
  vi.stubGlobal('fetch', vi.fn());
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const one = new File(['one'], 'Schedule 3.docx');
const other = new File(['other'], '附件.txt');
const arrived = acceptedRequest();

const open = async (request: ClientRequest) => render(await requestIn('en', request));
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('choose a file'), files);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const names = () => screen.queryAllByRole('button', { name: /^Remove/ }).map((b) => b.textContent);

/** The post with this place in the order of sending. */
const posted = (place: number) =>
  vi.waitFor(() => {
    const post = posts[place];
    if (post === undefined) throw new Error('Nothing was posted.');
    return post;
  });
const fields = ({ form }: FakePost) => ({
  name: (form.get(documentField) as File).name,
  role: form.get('role'),
  text: form.get('text'),
});

describe('adding files', () => {
  it('sends one after another, the words with the first, each under an id of its own', async () => {
    await open(acceptedRequest());
    await choose(one, other);
    await userEvent.click(screen.getByRole('radio', { name: /^For reference only/ }));
    fireEvent.change(screen.getByLabelText(/^Your message/), { target: { value: 'Both.' } });
    press('Send');
    const first = await posted(0);
    expect(first.path).toBe(`/api/requests/${testKey}/sources`);
    expect(fields(first)).toEqual({ name: one.name, role: 'reference', text: 'Both.' });
    expect(posts).toHaveLength(1);
    first.answer(201, arrived);
    const second = await posted(1);
    expect(fields(second)).toEqual({ name: other.name, role: 'reference', text: '' });
    expect(second.form.get('changeId')).not.toBe(first.form.get('changeId'));
    second.answer(201, arrived);
    await vi.waitFor(() => expect(screen.getByLabelText(/^Your message/)).toHaveValue(''));
    expect(names()).toEqual([]);
  });

  it('keeps what was not sent when the line breaks, and repeats it under the same id', async () => {
    await open(acceptedRequest());
    await choose(one, other);
    press('Send');
    (await posted(0)).answer(201, arrived);
    const broken = await posted(1);
    broken.onerror();
    expect(await screen.findAllByText(/The connection was lost/)).not.toHaveLength(0);
    expect(names()).toEqual([`Remove ${other.name}`]);
    press('Send');
    const again = await posted(2);
    expect(again.form.get('changeId')).toBe(broken.form.get('changeId'));
  });

  it('shows how far it is, and can be cancelled with everything kept', async () => {
    await open(acceptedRequest());
    await choose(one);
    press('Send');
    const post = await posted(0);
    post.upload.onprogress?.({ loaded: 1, total: 4 });
    expect(await screen.findByText('25 %')).toBeInTheDocument();
    press('Cancel');
    expect(await screen.findByRole('button', { name: `Remove ${one.name}` })).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('sends a large one in pieces, waits for the line by itself, and shows what has arrived', async () => {
    await open(acceptedRequest());
    await choose(new File([new Uint8Array(9 * 1024 ** 2)], 'Plans.zip'));
    press('Send');
    const created = await posted(0);
    expect(created.path).toBe('/api/uploads');
    created.headers = { Location: '/api/uploads/u1' };
    created.answer(201, '');
    const piece = await posted(1);
    piece.headers = { 'Upload-Offset': String(1024 ** 2) };
    piece.answer(204, '');
    (await posted(2)).onerror();
    expect(await screen.findByText(/^The line is gone\. .* 11 % is with us\.$/)).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'With us so far' })).toBeInTheDocument();
    press('Try now');
    const asked = await posted(3);
    expect(asked.path).toBe('/api/uploads/u1');
    asked.headers = { 'Upload-Offset': String(1024 ** 2), 'Upload-Length': String(9 * 1024 ** 2) };
    asked.answer(200, '');
    await posted(4);
    press('Pause');
    expect(await screen.findByText('Paused. 11 % is with us.')).toBeVisible();
    press('Go on');
    expect((await posted(5)).path).toBe('/api/uploads/u1');
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
    press('Cancel');
    expect(await screen.findByRole('button', { name: 'Remove Plans.zip' })).toBeVisible();
  });

  it('says what is wrong with an empty file beside it, and sends nothing until it is removed', async () => {
    await open(acceptedRequest());
    await choose(one, new File([], 'empty.txt'));
    press('Send');
    const remove = screen.getByRole('button', { name: 'Remove empty.txt' });
    expect(remove).toHaveFocus();
    expect(remove).toHaveAccessibleDescription(/^The file is empty\. Choose it again/);
    fireEvent.click(remove);
    press('Send');
    await posted(0);
    expect(posts.map((post) => fields(post).name)).toEqual([one.name]);
  });

  it('says why a folder that was dropped cannot be added', async () => {
    await open(acceptedRequest());
    const folder = new File([], 'Annexes');
    const entry = { isDirectory: true, name: folder.name };
    const drop = new Event('drop', { cancelable: true });
    const items = [{ kind: 'file', webkitGetAsEntry: () => entry }];
    Object.assign(drop, { dataTransfer: { types: ['Files'], files: [folder], items } });
    fireEvent(window, drop);
    expect(await screen.findByText(/^A folder cannot be added as it is/)).toBeVisible();
  });

  it('says what the server refused, and keeps the file', async () => {
    await open(acceptedRequest());
    await choose(one);
    press('Send');
    const request = acceptedRequest();
    (await posted(0)).answer(409, { code: 'too-many-files', message: 'x', request });
    expect(await screen.findAllByText(/This order has no room for more files/)).not.toHaveLength(0);
    expect(names()).toEqual([`Remove ${one.name}`]);
  });

  it.each([
    ['before a quote', sampleRequest({}), 'We count it and quote it with the rest.'],
    ['after the acceptance', acceptedRequest(), /^The agreed price and delivery stay as they are/],
  ])('says what a document does to the price, %s', async (_, request, effect) => {
    await open(request);
    await choose(one);
    expect(screen.getByRole('radio', { name: /^To be translated/ })).toBeChecked();
    expect(screen.getByText(effect)).toBeVisible();
  });

  it('takes no file once the order is over', async () => {
    await open(completedRequest());
    expect(screen.queryByLabelText('choose a file')).toBeNull();
  });
});
