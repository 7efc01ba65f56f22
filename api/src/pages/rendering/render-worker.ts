import { parentPort } from 'node:worker_threads';
import type { RenderAnswer, RenderRequest } from './render-messages.ts';

interface Site {
  renderPage(path: string, data: object | null): Promise<string>;
}

let site: Promise<Site> | null = null;

/** The site's modules read the facts once, when they are loaded. */
function loadSite({ entry, facts }: RenderRequest): Promise<Site> {
  globalThis.companyFacts = facts;
  return import(entry);
}

async function render(request: RenderRequest): Promise<RenderAnswer> {
  const { id, path, data } = request;
  try {
    site ??= loadSite(request);
    const { renderPage } = await site;
    return { id, html: await renderPage(path, data) };
  } catch (fault) {
    return { id, fault };
  }
}

parentPort?.on('message', async (request: RenderRequest) => {
  parentPort?.postMessage(await render(request));
});
