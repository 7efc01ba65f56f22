import { currentPrices } from '@yiqiao/contract/current-prices';
import { centsPerWord, type PricedService, timelinePercent } from '@yiqiao/contract/money/pricing';
import { type ReactNode, useId } from 'react';
import type { PartTexts } from '../../content/en/quote/parts.ts';
import { getReport } from '../counts/word-figures.ts';
import { defaultPricing } from '../desk/default-pricing.ts';
import type { SourceDocument } from '../desk/desk-state.ts';
import { quoteDesk, useQuoteDesk } from '../desk/quote-desk.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import { describeNeverIncluded, nameRow } from './describe-parts.ts';
import styles from './part-choice.module.css';
import { listParts, type PartRow } from './part-list.ts';

/** The parts besides the main text, each with its words, its price and a checkbox to include it. */
export function PartChoice({ document }: { readonly document: SourceDocument }) {
  const service = useQuoteDesk((desk) => desk.pricing) ?? defaultPricing;
  const { formats, parts } = useQuoteTexts();
  const report = getReport(document);
  if (report === null || report.exactness === 'uncountable') return null;
  const { main, rows } = listParts(report, document.include, service);
  const never = describeNeverIncluded(report.outside, parts);
  return (
    <>
      {rows.length > 0 && (
        <fieldset className={styles.choice}>
          <legend className={styles.legend}>{parts.question}</legend>
          <p className={styles.rate}>{describeRate(service, parts)}</p>
          <div className={styles.rows}>
            <div className={styles.row} data-in>
              <span className={styles.fixed} aria-hidden="true" />
              <span className={styles.name}>{parts.mainText}</span>
              <Figures words={main.words} price={formats.money(main.cents)} />
            </div>
            {rows.map((row) => (
              <Row key={row.part} row={row} />
            ))}
          </div>
        </fieldset>
      )}
      {never !== null && <p className={styles.never}>{parts.never(never)}</p>}
    </>
  );
}

/** "At $0.10 a word"; with the factor of a faster delivery. */
function describeRate({ serviceType, deliveryTimeline }: PricedService, texts: PartTexts): string {
  const prices = currentPrices();
  const factor = timelinePercent(deliveryTimeline, prices) / 100;
  return texts.rate(centsPerWord(serviceType, prices), factor);
}

function Row({ row: { part, words, isIn, cents } }: { readonly row: PartRow }) {
  const { formats, parts } = useQuoteTexts();
  const id = useId();
  return (
    <label className={styles.row} data-in={isIn || undefined}>
      <input
        type="checkbox"
        className={styles.box}
        checked={isIn}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-figures`}
        onChange={(event) => quoteDesk.setIncluded(part, event.target.checked)}
      />
      <span id={`${id}-name`} className={styles.name}>
        {nameRow(part, parts)}
      </span>
      <Figures
        id={`${id}-figures`}
        words={words}
        price={
          <>
            {isIn && '+ '}
            {formats.money(cents)}
          </>
        }
      />
    </label>
  );
}

interface FiguresProps {
  readonly id?: string;
  readonly words: number;
  readonly price: ReactNode;
}

function Figures({ id, words, price }: FiguresProps) {
  const { counting } = useQuoteTexts();
  return (
    <span id={id} className={styles.figures}>
      <span>{counting.words(words)}</span> <span className={styles.price}>{price}</span>
    </span>
  );
}
