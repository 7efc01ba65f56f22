import { withoutLanguage } from '@yiqiao/contract/text/languages';
import { useEffect } from 'react';
import { corePaths } from '../../content/pages/core-paths.ts';

const providerScript = 'https://js.stripe.com/v3/';

/**
 * Loads the card provider's script beside the page; whether it arrives changes nothing here. Only a
 * document opened at the checkout may: one that was opened elsewhere and navigated here can still hold
 * the visitor's file, so its content security policy lets no stranger's script in.
 */
export function useProviderScript(): void {
  useEffect(() => {
    if (getOpenedPath() !== corePaths.checkout) return;
    if (document.querySelector(`script[src="${providerScript}"]`)) return;
    const script = document.createElement('script');
    script.src = providerScript;
    script.async = true;
    document.head.append(script);
  }, []);
}

/** The path in English that this document was loaded from, whatever the address bar has become since. */
function getOpenedPath(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation && withoutLanguage(new URL(navigation.name).pathname);
}
