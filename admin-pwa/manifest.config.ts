import type { ManifestOptions } from 'vite-plugin-pwa';

/** A text in the languages of the console; the browser takes that of its own interface. */
interface LocalizedText {
  'zh-Hans': string;
  'zh-Hant': string;
}

/** Members of the standard that the plugin's types do not name yet. */
interface LocalizedMembers {
  name_localized: LocalizedText;
  description_localized: LocalizedText;
}

type Shortcut = NonNullable<ManifestOptions['shortcuts']>[number];

interface LocalizedManifest extends Partial<ManifestOptions>, LocalizedMembers {
  shortcuts: (Shortcut & Pick<LocalizedMembers, 'name_localized'>)[];
}

/**
 * What the device knows of the installed console. Paths are relative to `/admin/`; the server puts in
 * the company's names.
 */
export const manifest: LocalizedManifest = {
  id: '/admin/',
  name: '%COMPANY% admin dashboard',
  name_localized: { 'zh-Hans': '%COMPANY%管理后台', 'zh-Hant': '%COMPANY%管理後台' },
  short_name: '%BRAND%',
  description:
    'Quote submissions of %COMPANY%: read, decide and download, also without a connection.',
  description_localized: {
    'zh-Hans': '%COMPANY%的询价：查看、处理、下载，没有连接也可以。',
    'zh-Hant': '%COMPANY%的詢價：查看、處理、下載，沒有連線也可以。',
  },
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
      name_localized: { 'zh-Hans': '待处理的询价', 'zh-Hant': '待處理的詢價' },
      short_name: 'Pending',
      url: '/admin/dashboard?status=pending&sort=reply',
      icons: [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    },
    {
      name: 'Today’s deadlines',
      name_localized: { 'zh-Hans': '今天交付', 'zh-Hant': '今天交件' },
      short_name: 'Deadlines',
      url: '/admin/dashboard?due=today&sort=deadline',
      icons: [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    },
  ],
};
