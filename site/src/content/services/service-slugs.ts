/** In the order of the header's menu. */
export const serviceSlugs = [
  'document',
  'video',
  'transcription',
  'website',
  'app',
  'seo',
  'creative-writing',
] as const;

export type ServiceSlug = (typeof serviceSlugs)[number];
