import type { Page } from '@playwright/test';

/** Everything that a page's origin keeps on its device, as text: databases with their files, caches and storages. */
export function readDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });

    async function toText(value: unknown): Promise<string> {
      if (value instanceof Blob) return value.text();
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
        return new TextDecoder().decode(value);
      }
      if (value instanceof Map || value instanceof Set) return toText([...value]);
      if (typeof value !== 'object' || value === null) return String(value);
      const parts = Object.entries(value).map(async ([name, part]) => [name, await toText(part)]);
      return (await Promise.all(parts)).flat().join('\n');
    }

    const kept: string[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store);
        kept.push(await toText([await answerOf(all.getAllKeys()), await answerOf(all.getAll())]));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        kept.push(request.url, (await (await cache.match(request))?.text()) ?? '');
      }
    }
    kept.push(JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie);
    return kept.join('\n');
  });
}

/** Records the bodies of all answers of the API, streams included, that a page gets from now on. */
export async function recordAnswers(page: Page): Promise<{ all(): Promise<string> }> {
  const bodies: Promise<string>[] = [];
  page.context().on('response', (response) => {
    const isStream = response.headers()['content-type']?.startsWith('text/event-stream');
    if (!response.url().includes('/api/') || isStream) return;
    // Of an answer without a body there is nothing to read.
    bodies.push(response.text().catch(() => ''));
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.eventSourceMessageReceived', ({ eventName, data }) => {
    bodies.push(Promise.resolve(`${eventName} ${data}`));
  });
  return { all: async () => (await Promise.all(bodies)).join('\n') };
}
