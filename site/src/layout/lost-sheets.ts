const lost = new Set<HTMLLinkElement>();

/**
 * Notes style sheets that do not arrive. Vite asks for a sheet once in the life of a document: without
 * this, a page that is asked for again would come without its styles.
 */
export function watchForLostSheets(window: Window): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
    },
    { capture: true },
  );
}

/** Asks again for those that were lost; rejects when one still does not arrive. */
export async function fetchLostSheets(): Promise<void> {
  await Promise.all(Array.from(lost, fetchAgain));
}

function fetchAgain(link: HTMLLinkElement): Promise<void> {
  const again = document.createElement('link');
  again.rel = 'stylesheet';
  again.href = link.href;
  lost.delete(link);
  return new Promise((resolve, reject) => {
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => reject(new Error(`${again.href} did not arrive`)));
    link.replaceWith(again);
  });
}
