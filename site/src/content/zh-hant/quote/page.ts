import type { QuoteTexts } from '../../en/quote/quote.ts';

export const page: QuoteTexts['page'] = {
  subtitle:
    '放進文件，|按實際字數報價。|中文按字、|英文按單字，|在您的瀏覽器裡就數清楚，|送不送出由您決定。',
};
