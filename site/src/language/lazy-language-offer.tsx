import { type ComponentType, useEffect, useState } from 'react';

/** The offer of another language comes after the page has come alive; most visitors get none. */
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
