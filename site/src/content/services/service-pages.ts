import type { PageMeta } from '../../page-route.ts';

/** A service as menus, routes and search engines know it; what its page says is loaded with the page. */
export interface ServiceEntry extends PageMeta {
  readonly slug: string;
  readonly nameChinese: string;
}

export const servicePages: readonly ServiceEntry[] = [
  ['document', 'Document Translation', '文档翻译'],
  ['website', 'Website Localization', '网站本地化'],
  ['video', 'Video & Audio Translation', '音视频翻译'],
  ['transcription', 'Video & Audio Transcription', '音视频转写'],
  ['app', 'App Localization', '应用本地化'],
  ['seo', 'SEO Localization', '搜索本地化'],
  ['creative-writing', 'Creative Writing', '创意写作'],
].map(([slug = '', name = '', nameChinese = '']) => ({
  slug,
  path: `/services/${slug}`,
  name,
  nameChinese,
  title: `${name} between Chinese and English`,
  description: `${name} between Chinese and English by native speakers.`,
}));
