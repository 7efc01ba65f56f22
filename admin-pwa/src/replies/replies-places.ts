/** What the address names beside a reply's id. */
export const repliesListPlace = 'list';
export const newReplyPlace = 'new';
export const replyHistoryPlace = 'history';
