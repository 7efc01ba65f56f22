import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OfficeFacts } from '@yiqiao/contract/office-facts';
import { type AskedThread, createAskedThread } from '@yiqiao/ports/reading/asked-thread';
import type { RenderAnswer, RenderRequest } from './render-messages.ts';

/** Renders pages of the site as they are with the office's facts of this moment. */
export interface SiteRenderer {
  /** @param data of a client's page. */
  render(path: string, data?: object | null): Promise<string>;
  close(): Promise<void>;
}

interface SiteRendererOptions {
  /** The site's build for servers. */
  readonly folder: string;
  readonly readFacts: () => OfficeFacts;
  readonly workerUrl: URL | undefined;
}

/** Room for the page of the longest order; a fault may take no more. */
const limits = { maxOldGenerationSizeMb: 256 };

/** A thread whose modules have read the same facts, and what it is still to answer. */
interface Loaded {
  readonly facts: OfficeFacts;
  readonly thread: AskedThread<RenderRequest, RenderAnswer>;
  readonly asked: Set<Promise<unknown>>;
}

/**
 * The site's texts are made when its modules are loaded, and modules cannot be loaded again: so they are in a thread
 * of their own, and other facts begin another thread. Rendering in it does not hold up other calls either.
 */
export function createSiteRenderer({
  folder,
  readFacts,
  workerUrl = new URL('../../../scripts/render-worker-from-source.mjs', import.meta.url),
}: SiteRendererOptions): SiteRenderer {
  const entry = pathToFileURL(join(folder, 'entry-server.js')).href;
  let loaded: Loaded | null = null;
  let lastId = 0;

  function open(facts: OfficeFacts): Loaded {
    const thread = createAskedThread<RenderRequest, RenderAnswer>({
      workerUrl,
      questionOf: ({ id }) => id,
      toFault: (cause) => new Error('The rendering thread ended.', { cause }),
      limits,
    });
    return { facts, thread, asked: new Set() };
  }

  function find(): Loaded {
    const facts = readFacts();
    if (loaded?.facts === facts) return loaded;
    if (loaded !== null) void endWhenAnswered(loaded);
    loaded = open(facts);
    return loaded;
  }

  return {
    async render(path, data = null) {
      const { facts, thread, asked } = find();
      lastId += 1;
      const asking = thread.ask(lastId, { id: lastId, entry, facts, path, data });
      asked.add(asking);
      const answer = await asking.finally(() => asked.delete(asking));
      if ('fault' in answer) throw answer.fault;
      return answer.html;
    },
    async close() {
      await loaded?.thread.close();
      loaded = null;
    },
  };
}

async function endWhenAnswered({ thread, asked }: Loaded): Promise<void> {
  await Promise.allSettled(asked);
  await thread.close();
}
