/** What the address names beside a person's id. */
export const listPlace = 'list';
export const invitePlace = 'invite';
/** How everybody comes in; beside the list where there is room, a screen of its own on a phone. */
export const demandPlace = 'demand';
