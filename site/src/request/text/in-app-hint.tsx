import { isInAppBrowser } from '../../ui/in-app-browser.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import textStyles from './text.module.css';

/** In an in-app browser, which can neither print nor save: what to do instead. Nothing elsewhere. */
export function InAppHint({ text }: { readonly text: string }) {
  const isHydrated = useHydrated();
  if (!isHydrated || !isInAppBrowser(navigator.userAgent)) return null;
  return <p className={textStyles.small}>{text}</p>;
}
