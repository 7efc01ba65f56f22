import type { NotFoundTexts } from '../en/not-found.ts';
import { english } from '../phrase.ts';

export const notFound: NotFoundTexts = {
  title: '查无|此页',
  companion: english('Not found'),
  text: '是不是忘了把这个页面|加进路由？',
  aside: '这话是说给我们自己的|开发人员听的。|您要找的，|也许在下面几页。',
};
