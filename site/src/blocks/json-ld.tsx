export type StructuredData = Readonly<Record<string, unknown>>;

/** A schema.org description for search engines. It is data, which browsers do not execute. */
export function JsonLd({ data }: { readonly data: StructuredData }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the JSON.
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}
