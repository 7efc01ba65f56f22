import { vi } from 'vitest';

/** How a request is to fail; `hang` never answers, `cut` breaks the line after some bytes, of which the server keeps all. */
export type Fault =
  | { readonly cut: number }
  | { readonly hang: number }
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string };

interface Entry {
  readonly length: number;
  bytes: number;
}

/** A server of uploads, and the line to it. */
export interface FakeServer {
  /** "PATCH 1048576 +4194304", "POST /api/upload-quote". */
  readonly requests: string[];
  readonly forms: FormData[];
  readonly uploads: Map<string, Entry>;
  readonly sentHeaders: Map<string, string>[];
  bytesPerMs: number;
  answer: { status: number; body: string };
  /** Fails the next requests that begin like this. */
  fail(beginning: string, ...faults: Fault[]): void;
  /** Nothing comes through until it is up again. */
  isDown: boolean;
}

export function startFakeServer(): FakeServer {
  const faults: (readonly [string, Fault])[] = [];
  const server: FakeServer = {
    requests: [],
    forms: [],
    uploads: new Map(),
    sentHeaders: [],
    bytesPerMs: 1e9,
    answer: { status: 201, body: '{"id":"q1"}' },
    isDown: false,
    fail: (beginning, ...more) => faults.push(...more.map((fault) => [beginning, fault] as const)),
  };
  const takeFault = (request: string): Fault | undefined => {
    if (server.isDown) return { cut: 0 };
    const place = faults.findIndex(([beginning]) => request.startsWith(beginning));
    return place < 0 ? undefined : faults.splice(place, 1)[0]?.[1];
  };
  vi.stubGlobal('XMLHttpRequest', createFakeRequest(server, takeFault));
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    server.requests.push(`${method} ${path}`);
    server.uploads.delete(path.split('/').at(-1) ?? '');
    return new Response(null, { status: 204 });
  });
  return server;
}

function createFakeRequest(server: FakeServer, takeFault: (request: string) => Fault | undefined) {
  return class {
    readonly upload: { onprogress: ((event: object) => void) | null } = { onprogress: null };
    status = 0;
    responseText = '';
    onload = () => {};
    onerror = () => {};
    onabort = () => {};
    private readonly sent = new Map<string, string>();
    private told = new Map<string, string>();
    private method = '';
    private path = '';
    private timer: ReturnType<typeof setTimeout> | undefined;

    open(method: string, path: string) {
      this.method = method;
      this.path = path;
    }
    setRequestHeader(name: string, value: string) {
      this.sent.set(name, value);
    }
    getResponseHeader(name: string) {
      return this.told.get(name) ?? null;
    }
    abort() {
      clearTimeout(this.timer);
      this.onabort();
    }
    send(body: Blob | FormData | null) {
      const request = this.describe(body);
      server.requests.push(request);
      server.sentHeaders.push(this.sent);
      const fault = takeFault(request);
      const size = body instanceof Blob ? body.size : 0;
      const moved = fault && 'cut' in fault ? fault.cut : size;
      if (fault && 'hang' in fault) return this.progress(fault.hang, size);
      this.timer = setTimeout(() => {
        if (fault && 'cut' in fault) this.lose(moved, size);
        else if (fault) this.finish(fault.status, fault.headers, fault.body);
        else this.serve(body, size);
      }, moved / server.bytesPerMs);
    }
    private lose(moved: number, size: number) {
      this.progress(moved, size);
      this.onerror();
    }
    private progress(moved: number, size: number) {
      const entry = this.entry();
      if (entry && this.method === 'PATCH') entry.bytes += moved;
      if (moved > 0) this.upload.onprogress?.({ loaded: moved, total: size });
    }
    private describe(body: Blob | FormData | null) {
      const offset = this.sent.get('Upload-Offset');
      if (offset === undefined) return `${this.method} ${this.path}`;
      return `${this.method} ${offset} +${body instanceof Blob ? body.size : 0}`;
    }
    private entry() {
      return server.uploads.get(this.path.split('/').at(-1) ?? '');
    }
    private finish(status: number, headers: Record<string, string> = {}, body = '') {
      this.status = status;
      this.told = new Map(Object.entries(headers));
      this.responseText = body;
      this.onload();
    }
    private serve(body: Blob | FormData | null, size: number) {
      if (body instanceof FormData) {
        server.forms.push(body);
        return this.finish(server.answer.status, {}, server.answer.body);
      }
      if (this.method === 'POST') return this.create();
      const entry = this.entry();
      if (!entry) return this.finish(404);
      if (this.method === 'PATCH') {
        if (Number(this.sent.get('Upload-Offset')) !== entry.bytes) return this.finish(409);
        this.upload.onprogress?.({ loaded: size, total: size });
        entry.bytes += size;
      }
      const headers = { 'Upload-Offset': String(entry.bytes), 'Upload-Expires': expires() };
      this.finish(this.method === 'HEAD' ? 200 : 204, headers);
    }
    private create() {
      const id = `u${server.uploads.size + server.requests.length}`;
      server.uploads.set(id, { length: Number(this.sent.get('Upload-Length')), bytes: 0 });
      this.finish(201, {
        Location: `/api/uploads/${id}`,
        'Upload-Offset': '0',
        'Upload-Expires': expires(),
      });
    }
  };
}

function expires(): string {
  return new Date(Date.now() + 24 * 3_600_000).toUTCString();
}
