import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const dist = join(import.meta.dirname, '../../build/current/site');

export interface Variant {
  readonly name: string;
  readonly path: string;
  readonly html: string;
}

/** The home page as served, the same without any script, and the same rendered by the browser. */
export async function prepareVariants(): Promise<readonly [Variant, Variant, Variant]> {
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  return [
    { name: 'prerendered, as served', path: '/', html },
    { name: 'the same without script', path: '/without-script', html: removeScripts(html) },
    { name: 'rendered by the browser', path: '/', html: await renderInBrowser(html) },
  ];
}

function removeScripts(html: string): string {
  return html.replace(/<script(?! type="application\/ld\+json")[\s\S]*?<\/script>/g, '');
}

/** Without waiting for idle and with its scripts at full priority: as fast as it can be. */
async function renderInBrowser(html: string): Promise<string> {
  const scripts = await listStartScripts();
  const page = removeRoot(html).replace(/<script[^>]*type="module"[\s\S]*?<\/script>/, '');
  return page.replace(
    '</body>',
    `${scripts.preloads}<script type="module">import { startSite } from '/${scripts.start}'; void startSite();</script></body>`,
  );
}

interface StartScripts {
  readonly start: string;
  /** Hints for all that the start script and the home page import, so that nothing waits in a chain. */
  readonly preloads: string;
}

async function listStartScripts(): Promise<StartScripts> {
  const files = (await readdir(join(dist, 'assets'))).filter((file) => file.endsWith('.js'));
  const start = files.find((file) => file.startsWith('start-site-'));
  const home = files.find((file) => file.startsWith('home-page-'));
  if (start === undefined || home === undefined) throw new Error('The build has no start script');
  const reached = new Set([start, home]);
  for (const file of reached) {
    const code = await readFile(join(dist, 'assets', file), 'utf8');
    for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
      reached.add(imported);
    }
  }
  const links = Array.from(reached, (file) => `<link rel="modulepreload" href="/assets/${file}">`);
  return { start: `assets/${start}`, preloads: links.join('') };
}

function removeRoot(html: string): string {
  const root = '<div id="root">';
  const begin = html.indexOf(root) + root.length;
  const end = html.lastIndexOf('</div>');
  if (begin < root.length || end < begin) throw new Error('The page has no #root');
  return html.slice(0, begin) + html.slice(end);
}
