import type { PackageTexts } from '../../content/en/quote/package.ts';
import type { SourceDocument } from '../desk/desk-state.ts';
import { OfferLine } from './offer-line.tsx';
import { PackageReport } from './package-report.tsx';
import { PackageTextsContext } from './package-texts.ts';

interface RoomProps {
  readonly document: SourceDocument;
  readonly texts: PackageTexts;
}

/** Under the document bar: the offer to take all files that came together. */
export function PackageOffer({ document: { offered }, texts }: RoomProps) {
  return (
    <PackageTextsContext value={texts}>
      {offered !== undefined && <OfferLine offered={offered} />}
    </PackageTextsContext>
  );
}

/** In the place of a single document's count: the package's. */
export function PackageContent({ document, texts }: RoomProps) {
  return (
    <PackageTextsContext value={texts}>
      {document.package !== undefined && (
        <PackageReport document={document} content={document.package} />
      )}
    </PackageTextsContext>
  );
}
