const lost = new Set<HTMLLinkElement>();

/**
 * Records style sheets that fail to load. Vite requests a sheet only once per document, so without this a
 * retried page would lack its styles.
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

/** Requests the failed sheets again; rejects if one still fails. */
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
