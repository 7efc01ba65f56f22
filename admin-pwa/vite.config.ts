import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { exampleCompany } from '../contract/src/company.ts';
import { oldestBrowsers } from '../contract/src/oldest-browsers.ts';
import product from '../package.json' with { type: 'json' };
import { manifest } from './manifest.config.ts';

const apiOrigin = `http://127.0.0.1:${process.env.API_PORT ?? '3000'}`;

export default defineConfig({
  base: '/admin/',
  plugins: [
    react(),
    companyInHtml(),
    fontPreload(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      base: '/admin/',
      scope: '/admin/',
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        globIgnores: ['screenshots/**'],
        // Another company in them is another revision: see the server's `putCompany`.
        manifestTransforms: [
          (entries) => ({
            manifest: entries.map((entry) => ({
              ...entry,
              revision: entry.revision && `${entry.revision}-%FACTS%`,
            })),
          }),
        ],
        // A classic script, which is one file by its nature.
        rollupFormat: 'iife',
        // The worker draws the first screen with the names of the page's styles and needs none itself.
        buildPlugins: { vite: [withoutStyles(), withNothingLate()] },
        rollupOptions: {
          // Libraries mark their modules for servers of another kind; the page's build is as silent.
          onwarn(warning, warn) {
            if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
          },
        },
      },
    }),
  ],
  build: {
    target: oldestBrowsers,
    // The first frame waits for whatever is fetched and compiled before it.
    modulePreload: false,
    assetsInlineLimit: 0,
    // The first screen is drawn before the scripts that its styles belong to are loaded.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 1 },
            // Modules of several files stand in one, not in twenty; what only toasts and tooltips need
            // stays with those.
            { name: 'shared', test: /^(?!.*(?:@radix-ui|@floating-ui))/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  define: { __CONSOLE_VERSION__: JSON.stringify(process.env.CONSOLE_VERSION ?? product.version) },
  server: {
    port: Number(process.env.ADMIN_DEV_PORT ?? 5174),
    strictPort: true,
    proxy: { '/api': apiOrigin },
  },
});

/** In a build the server names the company, so that a tab has its title before any script runs. */
function companyInHtml(): Plugin {
  return {
    name: 'company-in-html',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replaceAll('%COMPANY%', exampleCompany.name).replaceAll('%BRAND%', exampleCompany.brand),
  };
}

/** Otherwise the font is found only when the style sheet has come, and words are laid out twice. */
function fontPreload(): Plugin {
  return {
    name: 'font-preload',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => name.endsWith('.woff2'))
          .map((name) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/admin/${name}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
            },
            injectTo: 'head' as const,
          })),
    },
  };
}

function withoutStyles(): Plugin {
  return {
    name: 'without-styles',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name];
    },
  };
}

/** The worker is one file, and draws what is there before anything is pressed. */
function withNothingLate(): Plugin {
  const folder = join(import.meta.dirname, 'src/first-screen');
  return {
    name: 'with-nothing-late',
    enforce: 'pre',
    resolveId(source) {
      const file = basename(source);
      if (/^late-.*\.tsx$/.test(file)) return join(folder, 'no-late-parts.ts');
      return file === 'load-texts.ts' ? join(folder, 'all-texts.ts') : null;
    },
  };
}
