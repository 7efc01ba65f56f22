import { RuledPoints } from '../blocks/ruled-points.tsx';
import { SplitSection } from '../blocks/split-section.tsx';
import type { IndustryBody } from '../content/industries/industry-content.ts';
import { Closing } from '../ui/page/closing.tsx';
import { FalseFriendsSection } from './false-friends-section.tsx';
import { OfferSection } from './offer-section.tsx';

interface IndustrySectionsProps {
  readonly body: IndustryBody;
  /** Introduces the links to services. */
  readonly servicesLabel: string;
}

/** Everything below the hero of an industry page. */
export function IndustrySections({ body, servicesLabel }: IndustrySectionsProps) {
  const { offer, expertise, falseFriends, closing } = body;
  return (
    <>
      <OfferSection offer={offer} servicesLabel={servicesLabel} />
      {expertise && (
        <SplitSection heading={expertise.heading}>
          <RuledPoints points={expertise.list} columns={2} />
        </SplitSection>
      )}
      <FalseFriendsSection falseFriends={falseFriends} />
      <Closing closing={closing} />
    </>
  );
}
