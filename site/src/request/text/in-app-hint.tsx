import { isInAppBrowser } from '../../ui/in-app-browser.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import textStyles from './text.module.css';

/** What to do where an app shows the page and lets nobody print or save; nothing in a browser. */
export function InAppHint({ text }: { readonly text: string }) {
  const isHydrated = useHydrated();
  if (!isHydrated || !isInAppBrowser(navigator.userAgent)) return null;
  return <p className={textStyles.small}>{text}</p>;
}
