import { withoutLanguage } from '@yiqiao/contract/text/languages';
import { useEffect } from 'react';
import { corePaths } from '../../content/pages/core-paths.ts';

const providerScript = 'https://js.stripe.com/v3/';

/**
 * Loads the card provider's script; nothing here depends on whether it arrives. Only a document opened at the
 * checkout may load it: one that was opened elsewhere can still hold the visitor's file, so its content security
 * policy allows no third-party script.
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

/** The English path that this document was loaded from, whatever the address bar shows now. */
function getOpenedPath(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation && withoutLanguage(new URL(navigation.name).pathname);
}
