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
  lost.delete(link);
  return new Promise((resolve, reject) => {
    const { rel, href } = link;
    const settle = { onload: () => resolve(), onerror: reject };
    link.replaceWith(Object.assign(document.createElement('link'), { rel, href }, settle));
  });
}
