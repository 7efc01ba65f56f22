/** What the address names beside a person's id. */
export const listPlace = 'list';
export const invitePlace = 'invite';
