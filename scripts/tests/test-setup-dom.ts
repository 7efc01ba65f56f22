import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// A lazily loaded page takes many seconds to transform on a small machine that has more to do.
const timeout = 20_000;
configure({ asyncUtilTimeout: timeout });
const { waitFor } = vi;
vi.waitFor = (callback, options = timeout) => waitFor(callback, options);

afterEach(cleanup);

// The files of a worker share one document, but no module and nothing that a file put into the window.
vi.resetModules();
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

// jsdom has no layout: what Radix and the pages call for it does nothing here.
Element.prototype.scrollIntoView = () => {};
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => {};
Element.prototype.releasePointerCapture = () => {};
window.scrollTo = () => {};
// Nor can it open a dialog. Like a browser, a dialog that closes gives the focus back, and says so a moment later.
const openers = new WeakMap<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal = function showModal() {
  openers.set(this, document.activeElement);
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
  setTimeout(() => this.dispatchEvent(new Event('close')));
};
// As wide as a desktop; a test about a phone says so itself.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
