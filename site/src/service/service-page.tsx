import { servicePages } from '../content/services/service-pages.ts';
import { Title } from '../ui/title.tsx';

export function ServicePage({ slug }: { readonly slug: string }) {
  const page = servicePages.find((entry) => entry.slug === slug);
  if (page === undefined) throw new Error(`No service page "${slug}"`);
  return <Title english={page.name} chinese={page.nameChinese} />;
}
