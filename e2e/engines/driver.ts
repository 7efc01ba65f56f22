/** An element of the open page, as the browser's own remote protocol names it. */
export interface ElementHandle {
  readonly id: string;
}

/** What a story needs of a browser, over whichever protocol that browser speaks. */
export interface Driver {
  /** Name and version, as the browser gives them. */
  readonly browser: string;
  navigate(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Opens another tab, in which everything happens from then on, and closes the one before. */
  changeTabs(): Promise<void>;
  /** Runs a script in the page, for its effects. */
  run(script: string): Promise<void>;
  /** Calls a function in the page with one text; its answer, or the promise of it, is text as well. */
  call(declaration: string, text: string): Promise<string>;
  /** Calls a function in the page that returns an element or `null`. */
  locate(declaration: string, text: string): Promise<ElementHandle | null>;
  click(element: ElementHandle): Promise<void>;
  type(element: ElementHandle, text: string): Promise<void>;
  setFile(element: ElementHandle, path: string): Promise<void>;
  /** A picture of the window, as PNG. */
  screenshot(): Promise<Buffer>;
  /** What pages have reported as errors since the last call: exceptions and `console.error`. */
  takeErrors(): readonly string[];
  close(): Promise<void>;
}

/** Where the pages' third-party requests end: nothing listens there, so no story needs the network. */
const deadProxy = '127.0.0.1:9';

/** A capability by which either browser reaches the product alone. */
export const proxy = {
  proxyType: 'manual',
  httpProxy: deadProxy,
  sslProxy: deadProxy,
  noProxy: ['localhost', '127.0.0.1'],
};

/** In CSS pixels: a small desktop. */
export const windowSize = { width: 1440, height: 900 };
