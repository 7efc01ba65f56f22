import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { oldestBrowsers } from '../contract/src/oldest-browsers.ts';

const apiOrigin = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;
const adminOrigin = `http://127.0.0.1:${process.env.ADMIN_DEV_PORT ?? 5174}`;

/** Built pages contain the company's facts, so the browser does not need the example to fall back on. */
const withoutExample: Plugin = {
  name: 'without-example',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (this.environment.name !== 'client' || !id.endsWith('/company.example.json')) return;
    return { code: 'null', moduleType: 'json' };
  },
};

/**
 * The libraries that every page needs, in one file that browsers keep in their cache when a deployment changes our
 * own code. The company's facts and some small parts are in it because separate files would not be worth their few
 * bytes.
 */
const libraries = {
  name: 'libraries',
  test: /node_modules\/(?:react|react-dom|react-router|scheduler|zustand)\/|\/contract\/src\/company\.ts$|\/site\/src\/ui\/(?:use-hydrated|toast\/toast-store|page\/(?:section|statement|closing))\.tsx?$/,
};

const sheets = new Map<string, string>();

/** `button_primary` for `ui/button.module.css`: shorter than Vite's names, but every sheet needs a unique file name. */
function nameClass(name: string, file: string): string {
  const sheet = basename(file, '.module.css');
  const first = sheets.get(sheet) ?? file;
  if (first !== file) throw new Error(`${first} and ${file} need different names`);
  sheets.set(sheet, file);
  return `${sheet}_${name}`;
}

/** What nearly every page shares: as files of their own such small modules would weigh twice as much. */
const sharedParts = { name: 'shared', test: /\/(contract|look|site)\/src\//, minShareCount: 10 };

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), withoutExample],
  css: { modules: { generateScopedName: nameClass } },
  build: {
    target: oldestBrowsers,
    copyPublicDir: !isSsrBuild,
    // `scripts/page-styles.ts` reads from it which styles a page needs.
    manifest: !isSsrBuild,
    // Without it the oldest Safari fetches a chunk when it is imported, and nothing else changes.
    modulePreload: { polyfill: false },
    // A slow machine is not a problem of the sources, so plugins' timings are not reported.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: isSsrBuild ? true : { groups: [libraries, sharedParts] } },
    },
  },
  // The server's build must contain its packages: a release has no node_modules.
  ssr: { noExternal: true },
  // In a single file, the worker would send the PDF reader to every visitor.
  worker: { format: 'es' },
  server: {
    port: Number(process.env.PORT ?? 5173),
    strictPort: true,
    proxy: {
      '/api': apiOrigin,
      '^/admin(/|$)': { target: adminOrigin, ws: true },
    },
  },
}));
