import { useEffect } from 'react';

const providerScript = 'https://js.stripe.com/v3/';

/** Loads the card provider's script beside the page; whether it arrives changes nothing here. */
export function useProviderScript(): void {
  useEffect(() => {
    if (document.querySelector(`script[src="${providerScript}"]`)) return;
    const script = document.createElement('script');
    script.src = providerScript;
    script.async = true;
    document.head.append(script);
  }, []);
}
