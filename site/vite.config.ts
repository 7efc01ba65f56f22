import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { oldestBrowsers } from '../contract/src/oldest-browsers.ts';

const apiOrigin = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;
const adminOrigin = `http://127.0.0.1:${process.env.ADMIN_DEV_PORT ?? 5174}`;

/** In a build every page says who runs the office: the browser needs no company to fall back on. */
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
 * What every page is made with: one file, which stays in the browser when a deployment changes ours. The
 * few bytes that say who runs the office would cost a file of their own.
 */
const libraries = {
  name: 'libraries',
  test: /node_modules\/(?:react|react-dom|react-router|scheduler|zustand)\/|\/contract\/src\/company\.ts$/,
};

const sheets = new Map<string, string>();

/** `button_primary` in `ui/button.module.css`: shorter than Vite's own names. Sheets have names of their own, then. */
function nameClass(name: string, file: string): string {
  const sheet = basename(file, '.module.css');
  const first = sheets.get(sheet) ?? file;
  if (first !== file) throw new Error(`${first} and ${file} need different names`);
  sheets.set(sheet, file);
  return `${sheet}_${name}`;
}

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), withoutExample],
  css: { modules: { generateScopedName: nameClass } },
  build: {
    target: oldestBrowsers,
    copyPublicDir: !isSsrBuild,
    // Tells which styles a page needs, for `scripts/page-styles.ts`.
    manifest: !isSsrBuild,
    // Without it the oldest Safari fetches a chunk when it is imported, and nothing else changes.
    modulePreload: { polyfill: false },
    // A slow machine is no fault of the sources: no report of the time each plugin took.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: isSsrBuild ? true : { groups: [libraries] } },
    },
  },
  // The server renders with it, and a release has no packages.
  ssr: { noExternal: true },
  // In one file the worker would carry the PDF reader to every visitor.
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
