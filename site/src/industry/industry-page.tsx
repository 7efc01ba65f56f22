import { industryPages } from '../content/industries/industry-pages.ts';
import { Title } from '../ui/title.tsx';

export function IndustryPage({ slug }: { readonly slug: string }) {
  const page = industryPages.find((entry) => entry.slug === slug);
  if (page === undefined) throw new Error(`No industry page "${slug}"`);
  return <Title english={page.name} chinese={page.nameChinese} />;
}
