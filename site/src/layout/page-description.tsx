import { JsonLd } from '../blocks/json-ld.tsx';
import { readPublicOrigin } from '../content/metadata/public-origin.ts';
import { type Described, describePage } from '../content/metadata/structured-data.ts';
import { useTexts } from '../texts/site-texts.ts';

interface PageDescriptionProps {
  readonly page: Described;
  readonly text: string;
}

/** What search engines and sharing cards say about a page; it comes with the page's own texts. */
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
