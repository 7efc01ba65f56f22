import { company } from '@yiqiao/contract/company';
import { JsonLd } from '../blocks/json-ld.tsx';
import { readPublicOrigin } from '../content/metadata/public-origin.ts';
import { getPicturePath } from '../content/metadata/share-picture.ts';
import { describePage } from '../content/metadata/structured-data.ts';
import type { PageRoute } from '../page-route.ts';

/** Title, description, address and sharing card of a page; React moves the tags into the head. */
export function PageHead({ route }: { readonly route: PageRoute }) {
  return (
    <>
      <title>{`${route.title} | ${company.name}`}</title>
      <meta name="description" content={route.description} />
      {!route.isIndexed && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={route.title} />
      <meta property="og:description" content={route.description} />
      <meta name="twitter:card" content="summary_large_image" />
      <Address route={route} origin={readPublicOrigin()} />
    </>
  );
}

/** What only a full address can say; nothing where nobody has set one. */
function Address({ route, origin }: { readonly route: PageRoute; readonly origin: string }) {
  if (origin === '') return null;
  const url = origin + route.path;
  return (
    <>
      {route.isIndexed && <link rel="canonical" href={url} />}
      <meta property="og:url" content={url} />
      <meta property="og:image" content={origin + getPicturePath(route.path)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      {describePage(route, origin).map((data) => (
        <JsonLd key={String(data['@type'])} data={data} />
      ))}
    </>
  );
}
