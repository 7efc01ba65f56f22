import { isAppleTouch } from './device-kind.ts';

/**
 * Chromium's event before it offers to install; missing from the DOM's types. Source: WICG manifest-
 * incubations.
 */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}

/**
 * Defers the browser's offer to install for a button in the console.
 * @param onOffer is given a function that asks the person, and `null` once there is nothing to offer.
 */
export function watchInstallPrompt(onOffer: (ask: (() => Promise<unknown>) | null) => void): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    event.preventDefault();
    onOffer(() => event.prompt());
  });
  window.addEventListener('appinstalled', () => onOffer(null));
}

/** Whether this is Safari on a phone or tablet, where only the person can add it to the home screen. */
export function isIosBrowser(browser: Navigator): boolean {
  return !matchMedia('(display-mode: standalone)').matches && isAppleTouch(browser);
}
