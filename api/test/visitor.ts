import { password } from './server/test-server.ts';
import { createStaffClient, type StaffClient } from './staff-client.ts';

/** A browser as far as the API can tell: it keeps cookies and sends them back. */
export interface Visitor {
  readonly client: StaffClient;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** The cookies as they are sent now; what a thief would copy. */
  cookies(): string;
  logIn(): Promise<void>;
}

/** @param reach how a call gets to the server: as `fetch` does it, unless a test knows better. */
export function createVisitor(
  url: string,
  headers: Record<string, string> = {},
  reach: (url: string, init: RequestInit) => Promise<Response> = fetch,
): Visitor {
  const jar = new Map<string, string>();

  function cookies(): string {
    return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const all = new Headers({ ...headers, Cookie: cookies() });
    new Headers(init.headers).forEach((value, name) => {
      all.set(name, value);
    });
    const response = await reach(url + path, { redirect: 'manual', ...init, headers: all });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  const client = createStaffClient((path, init) => send(path, init));
  return {
    client,
    fetch: send,
    cookies,
    logIn: () => client.login({ username: 'admin', password }),
  };
}

/** A browser in which staff have logged in. */
export async function createStaffVisitor(
  ...browser: Parameters<typeof createVisitor>
): Promise<Visitor> {
  const visitor = createVisitor(...browser);
  await visitor.logIn();
  return visitor;
}
