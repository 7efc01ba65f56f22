/** Hours without a call after which a session ends by itself. */
export const idleHours = 12;
