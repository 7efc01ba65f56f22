import { Link } from 'react-router-dom';
import { RuledPoints } from '../blocks/ruled-points.tsx';
import type { IndustryBody } from '../content/industries/industry-content.ts';
import { listLinks } from '../content/menus/navigation.ts';
import { serviceSlugs } from '../content/services/service-slugs.ts';
import { PhraseText } from '../texts/phrase-text.tsx';
import { useTexts } from '../texts/site-texts.ts';
import { Section } from '../ui/page/section.tsx';
import styles from './offer-section.module.css';

interface OfferSectionProps {
  readonly offer: IndustryBody['offer'];
  readonly servicesLabel: string;
}

/** The industry's own services, and the pages that explain how each is done. */
export function OfferSection({ offer, servicesLabel }: OfferSectionProps) {
  const slugs = serviceSlugs.filter((slug) => offer.services.includes(slug));
  const services = listLinks(slugs, useTexts());
  return (
    <Section>
      <h2 className={styles.heading}>
        <PhraseText text={offer.heading} />
      </h2>
      <RuledPoints points={offer.cards} columns={3} />
      <p className={styles.services}>
        <span className={styles.label}>{servicesLabel}</span>
        {services.map(({ path, name }) => (
          <Link key={path} to={path} className={styles.service}>
            {name}
          </Link>
        ))}
      </p>
    </Section>
  );
}
