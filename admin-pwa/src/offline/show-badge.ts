/** Shows a number on the installed console's icon, if there is a badge for it; 0 takes it away. */
export async function showBadge(count: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  try {
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge());
  } catch (error) {
    // Without permission there is no badge; that is not an error.
    if (!(error instanceof DOMException)) throw error;
  }
}
