import { JsonLd } from '../blocks/json-ld.tsx';
import { readPublicOrigin } from '../content/metadata/public-origin.ts';
import { type Described, describePage } from '../content/metadata/structured-data.ts';
import { useTexts } from '../texts/site-texts.ts';

interface PageDescriptionProps {
  readonly page: Described;
  readonly text: string;
}

/** The page's description for search engines and sharing cards; it is loaded with the page's own texts. */
export function PageDescription({ page, text }: PageDescriptionProps) {
  const texts = useTexts();
  const origin = readPublicOrigin();
  return (
    <>
      <meta name="description" content={text} />
      <meta property="og:description" content={text} />
      {origin !== '' &&
        describePage(page, text, texts, origin).map((data) => (
          <JsonLd key={String(data['@type'])} data={data} />
        ))}
    </>
  );
}
