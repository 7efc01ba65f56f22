import { hadDocument } from '@yiqiao/contract/record/no-document';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { lengthText } from '../figures/count-words.ts';
import type { OfferDraft } from '../offline/storage/records/order-draft.ts';
import { useTexts } from '../texts/texts.ts';
import { HanText } from '../ui/han-text.tsx';
import parts from '../ui/parts.module.css';
import styles from './document-choice.module.css';
import { toggleSource } from './offer-form.ts';

interface DocumentChoiceProps {
  quote: QuoteSubmission;
  draft: OfferDraft;
  onChange: (parts: Partial<OfferDraft>) => void;
}

/** The documents that the offer covers: the added ones can be left out. */
export function DocumentChoice({ quote, draft, onChange }: DocumentChoiceProps) {
  const { sources: words } = useTexts().order;
  const documents = (quote.sources ?? []).filter(
    ({ role, removedAt }) => role === 'document' && removedAt === undefined,
  );
  if (documents.length === 0) return null;
  return (
    <fieldset className={styles.documents}>
      <legend className={styles.legend}>{words.inQuote}</legend>
      {hadDocument(quote) && (
        <p className={styles.document}>
          <span>
            <HanText>{quote.fileName}</HanText>
          </span>
          <span className={parts.quiet}>{lengthText(quote)}</span>
        </p>
      )}
      {documents.map((source) => (
        <label key={source.id} className={styles.document}>
          <span>
            <input
              type="checkbox"
              checked={draft.sources.includes(source.id)}
              onChange={() => onChange(toggleSource(draft, source))}
            />{' '}
            <HanText>{source.fileName}</HanText>
          </span>
          <span className={parts.quiet}>{lengthText(source)}</span>
        </label>
      ))}
    </fieldset>
  );
}
