import { RuledPoints } from '../blocks/ruled-points.tsx';
import type { ServiceContent } from '../content/services/service-content.ts';
import { serviceWording } from '../content/services/service-wording.ts';
import { Section } from '../ui/page/section.tsx';
import styles from './practices-section.module.css';

/** How terms stay the same, how the work is checked, and how long it takes. */
export function PracticesSection({
  practices,
}: {
  readonly practices: ServiceContent['practices'];
}) {
  const names = serviceWording.practices;
  return (
    <Section isRuled>
      <h2 className={styles.heading}>{practices.heading}</h2>
      <RuledPoints
        columns={3}
        points={[
          { name: names.terms, text: practices.terms },
          { name: names.checks, text: practices.checks },
          { name: names.time, text: practices.time },
        ]}
      />
    </Section>
  );
}
