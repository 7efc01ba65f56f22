import { findOpenOffer } from '@yiqiao/contract/life/life-state';
import { centsToDecimal } from '@yiqiao/contract/money/money';
import {
  type FactorName,
  factorNames,
  isRateName,
  type PriceName,
  type Prices,
  type RateName,
} from '@yiqiao/contract/money/prices';
import { estimateCents } from '@yiqiao/contract/money/pricing';
import { useMemo } from 'react';
import { useConsoleState } from '../../state/use-console.ts';
import { texts, useTexts } from '../../texts/texts.ts';
import { nameOfPrice, priceText, serviceOf, timelineOf } from './price-names.ts';
import styles from './prices.module.css';

interface PricesPreviewProps {
  live: Prices;
  /** As they would be. */
  prices: Prices;
  changed: readonly PriceName[];
  /** What was typed last. */
  last: PriceName | null;
}

/** The document of the specification's pictures: every estimate is shown with it. */
const sampleWords = 5318;

/** What the desk would show, with what it shows now where that differs; and what stays as it is. */
export function PricesPreview({ live, prices, changed, last }: PricesPreviewProps) {
  const { prices: words } = useTexts().settings;
  const [rate, factor] = choose(changed, last);
  return (
    <section className={styles.preview} aria-label={words.preview}>
      <h3 className={styles.previewTitle}>{words.preview}</h3>
      <p className={styles.quiet}>{words.sample}</p>
      <Sum {...{ live, prices, rate, factor }} />
      <ul className={styles.others}>
        {factorNames
          .filter((name) => name !== factor)
          .map((name) => (
            <li key={name}>
              <span>{nameBoth(rate, name)}</span>
              <b>{sumOf(rate, name, prices)}</b>
            </li>
          ))}
      </ul>
      <div className={styles.scripts}>
        {words.scripts(priceText(rate, prices[rate])).map(({ lang, text }) => (
          <p key={lang} lang={lang}>
            {text}
          </p>
        ))}
      </div>
      <h4 className={styles.untouched}>{words.untouched}</h4>
      <Untouched />
    </section>
  );
}

/** Of several changes the last one typed is shown. */
function choose(
  changed: readonly PriceName[],
  last: PriceName | null,
): readonly [RateName, FactorName] {
  const recent = last !== null && changed.includes(last) ? [last, ...changed] : changed;
  const rate = recent.find(isRateName);
  const factor = factorNames.find((name) => name === recent.find((one) => !isRateName(one)));
  return [rate ?? 'standardTranslation', factor ?? (rate ? 'expressDelivery' : 'standardDelivery')];
}

interface SumProps {
  live: Prices;
  prices: Prices;
  rate: RateName;
  factor: FactorName;
}

function Sum({ live, prices, rate, factor }: SumProps) {
  const { prices: words } = useTexts().settings;
  const [before, then] = [live, prices].map((some) => sumOf(rate, factor, some));
  return (
    <div className={styles.sum}>
      <p className={styles.quiet}>{nameBoth(rate, factor)}</p>
      <p>{words.product(sampleWords, priceText(rate, prices[rate]), prices[factor])}</p>
      <p className={styles.figure}>{then}</p>
      {before !== then && (
        <p className={styles.quiet}>
          <span className="visually-hidden">{words.now}: </span>
          <s>{before}</s> <span aria-hidden="true">{words.now}</span>
        </p>
      )}
    </div>
  );
}

function sumOf(rate: RateName, factor: FactorName, prices: Prices): string {
  const service = { serviceType: serviceOf(rate), deliveryTimeline: timelineOf(factor) };
  const cents = estimateCents({ wordCount: sampleWords, ...service }, prices);
  return texts().figures.money(centsToDecimal(cents), 'USD') ?? '';
}

/** "Professional, Express". */
function nameBoth(rate: RateName, factor: FactorName): string {
  const { services, settings } = texts();
  const service = rate === 'anyOther' ? nameOfPrice(rate) : services.brief(serviceOf(rate));
  return [service, services.brief(timelineOf(factor))].join(settings.comma);
}

function Untouched() {
  const { prices: words } = useTexts().settings;
  const quotes = useConsoleState(({ list }) => list.quotes);
  const now = useConsoleState((state) => state.now);
  const open = useMemo(
    () => quotes.filter((quote) => findOpenOffer(quote, now) !== null).length,
    [quotes, now],
  );
  return <p className={styles.quiet}>{words.stays(quotes.length, open)}</p>;
}
