export const getAQuote = 'Get a Quote';
