import type { QuoteTexts } from '../../en/quote/quote.ts';

export const page: QuoteTexts['page'] = {
  subtitle:
    '放进文件，|按实际字数报价。|中文按字、|英文按词，|就在您的浏览器里数清，|再由您决定发不发。',
};
