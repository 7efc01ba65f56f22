import { Link } from 'react-router-dom';
import { RuledPoints } from '../blocks/ruled-points.tsx';
import { industryWording } from '../content/en/industries/industry-wording.ts';
import type { IndustryBody } from '../content/industries/industry-content.ts';
import { servicePages } from '../content/services/service-pages.ts';
import { Section } from '../ui/page/section.tsx';
import styles from './offer-section.module.css';

/** The industry's own services, and the pages that explain how each is done. */
export function OfferSection({ offer }: { readonly offer: IndustryBody['offer'] }) {
  const services = servicePages.filter(({ slug }) => offer.services.includes(slug));
  return (
    <Section>
      <h2 className={styles.heading}>{offer.heading}</h2>
      <RuledPoints points={offer.cards} columns={3} />
      <p className={styles.services}>
        <span className={styles.label}>{industryWording.services}</span>
        {services.map(({ path, name }) => (
          <Link key={path} to={path} className={styles.service}>
            {name}
          </Link>
        ))}
      </p>
    </Section>
  );
}
