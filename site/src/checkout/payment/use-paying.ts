import { useState } from 'react';
import { useTexts } from '../../texts/site-texts.ts';
import { loadClient } from './load-client.ts';

/** Opens the provider's page for a payment that was registered, and leads there. */
export function usePaying(reference: string) {
  const { language } = useTexts();
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle');

  async function pay(): Promise<void> {
    if (state === 'opening') return;
    setState('opening');
    try {
      const client = await loadClient();
      location.assign(await client.payAdvance(reference, language));
      // Whoever comes back by the browser's button may press again.
      setState('idle');
    } catch (error) {
      console.warn('The payment page could not be opened', error);
      setState('failed');
    }
  }

  return { state, pay: () => void pay() };
}
