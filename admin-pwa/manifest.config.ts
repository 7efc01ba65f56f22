import type { ManifestOptions } from 'vite-plugin-pwa';
import { company } from '../contract/src/company.ts';

/** What the device knows of the installed console. Paths are relative to `/admin/`. */
export const manifest: Partial<ManifestOptions> = {
  id: '/admin/',
  name: `${company.name} admin dashboard`,
  short_name: company.brand,
  description: `Quote submissions of ${company.name}: read, decide and download, also without a connection.`,
  lang: 'en',
  dir: 'ltr',
  start_url: '/admin/dashboard',
  scope: '/admin/',
  display: 'standalone',
  orientation: 'any',
  background_color: '#f1f6f4',
  theme_color: '#f1f6f4',
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
