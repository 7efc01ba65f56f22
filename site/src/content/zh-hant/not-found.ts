import type { NotFoundTexts } from '../en/not-found.ts';
import { english } from '../phrase.ts';

export const notFound: NotFoundTexts = {
  title: '查無|此頁',
  companion: english('Not found'),
  text: '是不是忘了把這個頁面|加進路由？',
  aside: '這句話是說給我們自己的|開發人員聽的。|您要找的，|也許在以下幾頁。',
};
