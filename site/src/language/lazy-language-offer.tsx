import { type ComponentType, useEffect, useState } from 'react';

/** Loads the offer of another language after hydration; most visitors see none. */
export function LazyLanguageOffer() {
  const [Offer, setOffer] = useState<ComponentType | null>(null);

  useEffect(() => {
    import('./language-offer.tsx').then(
      (module) => setOffer(() => module.LanguageOffer),
      () => {},
    );
  }, []);

  return Offer && <Offer />;
}
