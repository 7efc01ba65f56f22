export const getAQuote = '取得報價';
