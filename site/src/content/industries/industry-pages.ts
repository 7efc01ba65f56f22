import type { PageMeta } from '../../page-route.ts';

/** An industry as menus, routes and search engines know it; what its page says is loaded with the page. */
export interface IndustryEntry extends PageMeta {
  readonly slug: string;
  readonly nameChinese: string;
}

export const industryPages: readonly IndustryEntry[] = [
  ['life-sciences', 'Life Sciences', '生命科学'],
  ['retail', 'E-Commerce', '电商零售'],
  ['travel', 'Travel & Hospitality', '旅游与酒店'],
  ['technology', 'Technology', '科技'],
  ['gaming', 'Gaming', '游戏'],
  ['entertainment', 'Entertainment', '影视文娱'],
  ['legal', 'Legal', '法律'],
  ['finance', 'Finance & Banking', '金融与银行'],
  ['marketing', 'Digital Marketing', '数字营销'],
  ['more', 'More Industries', '更多行业'],
].map(([slug = '', name = '', nameChinese = '']) => ({
  slug,
  path: `/industries/${slug}`,
  name,
  nameChinese,
  title: `Chinese and English translation: ${name}`,
  description: `Chinese and English translation: ${name}.`,
}));
