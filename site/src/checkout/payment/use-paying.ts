import { useState } from 'react';
import { useTexts } from '../../texts/site-texts.ts';
import { loadClient } from './load-client.ts';

/** Creates the provider's page for a registered payment, and goes there. */
export function usePaying(reference: string) {
  const { language } = useTexts();
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle');

  async function pay(): Promise<void> {
    if (state === 'opening') return;
    setState('opening');
    try {
      const client = await loadClient();
      location.assign(await client.payAdvance(reference, language));
      // After the back button, the visitor may press again.
      setState('idle');
    } catch (error) {
      console.warn('The payment page could not be opened', error);
      setState('failed');
    }
  }

  return { state, pay: () => void pay() };
}
