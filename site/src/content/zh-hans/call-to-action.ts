export const getAQuote = '获取报价';
