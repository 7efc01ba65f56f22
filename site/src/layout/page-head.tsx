import { titleNameIn } from '@yiqiao/contract/company-name';
import { inLanguage, type Language, languages } from '@yiqiao/contract/text/languages';
import { readPublicOrigin } from '../content/metadata/public-origin.ts';
import { getPicturePath } from '../content/metadata/share-picture.ts';
import type { PageRoute } from '../pages/page-route.ts';
import { useTexts } from '../texts/site-texts.ts';

/** The names of languages, by country, that Open Graph and search engines that read `content-language` expect. */
const locales: Readonly<Record<Language, { readonly openGraph: string; readonly header: string }>> =
  {
    en: { openGraph: 'en_US', header: 'en-US' },
    'zh-Hans': { openGraph: 'zh_CN', header: 'zh-CN' },
    'zh-Hant': { openGraph: 'zh_TW', header: 'zh-TW' },
  };

/** Title, language, address and sharing card of a page; React moves the tags into the head. */
export function PageHead({ route }: { readonly route: PageRoute }) {
  return route.kind === 'request' ? <PrivateHead /> : <PublicHead route={route} />;
}

/** A private page sets its own title and tells crawlers nothing. */
function PrivateHead() {
  return <meta name="robots" content="noindex" />;
}

function PublicHead({ route }: { readonly route: PageRoute }) {
  const { language, pageNames } = useTexts();
  const { title } = pageNames[route.key];
  const name = titleNameIn(language);
  return (
    <>
      <title>{`${title} | ${name}`}</title>
      {language !== 'en' && (
        <meta httpEquiv="content-language" content={locales[language].header} />
      )}
      {!route.isIndexed && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      {languages.map((other) => (
        <meta
          key={other}
          property={other === language ? 'og:locale' : 'og:locale:alternate'}
          content={locales[other].openGraph}
        />
      ))}
      <meta property="og:title" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <Address route={route} origin={readPublicOrigin()} />
    </>
  );
}

/** Tags that need an absolute URL; none if the operator has not set the origin. */
function Address({ route, origin }: { readonly route: PageRoute; readonly origin: string }) {
  const { language } = useTexts();
  if (origin === '') return null;
  const url = origin + inLanguage(route.path, language);
  return (
    <>
      {route.isIndexed && <link rel="canonical" href={url} />}
      {route.isIndexed && <Alternates path={route.path} origin={origin} />}
      <meta property="og:url" content={url} />
      <meta property="og:image" content={origin + getPicturePath(route.path, language)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
    </>
  );
}

/** The page in every language, including its own; English for all other readers. */
function Alternates({ path, origin }: { readonly path: string; readonly origin: string }) {
  return (
    <>
      {languages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={origin + inLanguage(path, language)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + path} />
    </>
  );
}
