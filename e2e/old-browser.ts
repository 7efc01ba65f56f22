import type { BrowserContext } from '@playwright/test';

/** Takes out what Chrome 107 or Safari 16.0 lack, in a page or a worker. */
function removeNewerFeatures(): void {
  const typedArray = Object.getPrototypeOf(Uint8Array);
  const sets = ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf'];
  const iterators = ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach'];
  const copies = ['toSorted', 'toReversed', 'toSpliced', 'with'];
  const newer: [object, string[]][] = [
    [Array, ['fromAsync']],
    [Array.prototype, copies],
    [typedArray.prototype, copies],
    [ArrayBuffer.prototype, ['transfer', 'transferToFixedLength', 'resize', 'detached']],
    [Promise, ['withResolvers', 'try']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Set.prototype, [...sets, 'isSupersetOf', 'isDisjointFrom']],
    [Object.getPrototypeOf(Object.getPrototypeOf([].values())), [...iterators, 'some', 'find']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [RegExp, ['escape']],
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['any']],
    [Uint8Array, ['fromBase64', 'fromHex']],
    [Uint8Array.prototype, ['toBase64', 'toHex']],
    [Math, ['sumPrecise', 'f16round']],
    [Intl, ['DurationFormat', 'Segmenter']],
  ];
  for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
  Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
  const globals = ['Iterator', 'Float16Array', 'DecompressionStream', 'CompressionStream'];
  const ofPages = [
    'requestIdleCallback',
    'OffscreenCanvas',
    'ImageDecoder',
    'scheduler',
    'Temporal',
  ];
  for (const name of [...globals, ...ofPages]) Reflect.deleteProperty(globalThis, name);
}

/**
 * Makes a browser stand for the oldest that the product promises to run in. The service worker keeps
 * all features: nothing can be put before its script.
 */
export async function actAsOldBrowser(context: BrowserContext): Promise<void> {
  await context.addInitScript(removeNewerFeatures);
  await context.route(/\/assets\/(list-)?worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: `(${removeNewerFeatures})();${await response.text()}`,
    });
  });
}
