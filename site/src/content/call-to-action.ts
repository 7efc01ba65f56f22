export const getAQuote = 'Get a Quote';

export const getAQuoteChinese = '获取报价';
