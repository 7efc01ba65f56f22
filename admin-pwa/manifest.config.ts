import type { ManifestOptions } from 'vite-plugin-pwa';

/**
 * What the device knows of the installed console. Paths are relative to `/admin/`; the server puts in
 * the company's names.
 */
export const manifest: Partial<ManifestOptions> = {
  id: '/admin/',
  name: '%COMPANY% admin dashboard',
  short_name: '%BRAND%',
  description:
    'Quote submissions of %COMPANY%: read, decide and download, also without a connection.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/admin/dashboard',
  scope: '/admin/',
  display: 'standalone',
  orientation: 'any',
  background_color: '#f1f6f4',
  theme_color: '#f1f6f4',
  // A link from a mail opens in the window that is there; what was being written is kept as a draft.
  launch_handler: { client_mode: 'navigate-existing' },
  categories: ['business', 'productivity'],
  icons: [
    { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    {
      src: 'screenshots/wide.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: 'The list and one submission beside it',
    },
    {
      src: 'screenshots/narrow.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'The list on a telephone',
    },
    {
      src: 'screenshots/narrow-detail.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'One submission on a telephone',
    },
  ],
  shortcuts: [
    {
      name: 'Pending submissions',
      short_name: 'Pending',
      url: '/admin/dashboard?status=pending&sort=reply',
      icons: [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    },
    {
      name: 'Today’s deadlines',
      short_name: 'Deadlines',
      url: '/admin/dashboard?due=today&sort=deadline',
      icons: [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    },
  ],
};
