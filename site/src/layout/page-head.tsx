import { company } from '@yiqiao/contract/company';
import { JsonLd } from '../blocks/json-ld.tsx';
import { publicOrigin } from '../content/metadata/public-origin.ts';
import { getPicturePath } from '../content/metadata/share-picture.ts';
import { describePage } from '../content/metadata/structured-data.ts';
import type { PageRoute } from '../page-route.ts';

/** Title, description, address and sharing card of a page; React moves the tags into the head. */
export function PageHead({ route }: { readonly route: PageRoute }) {
  const title = `${route.title} | ${company.name}`;
  const url = publicOrigin + route.path;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={route.description} />
      {route.isIndexed ? (
        <link rel="canonical" href={url} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={route.title} />
      <meta property="og:description" content={route.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={publicOrigin + getPicturePath(route.path)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {describePage(route).map((data) => (
        <JsonLd key={String(data['@type'])} data={data} />
      ))}
    </>
  );
}
