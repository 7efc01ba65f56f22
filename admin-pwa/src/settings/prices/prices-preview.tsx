import { findOpenOffer } from '@yiqiao/contract/life/life-state';
import { formatDecimal } from '@yiqiao/contract/money/money';
import { factorNames, type Prices } from '@yiqiao/contract/money/prices';
import { autonyms, type Language, languages } from '@yiqiao/contract/text/languages';
import { useMemo } from 'react';
import { useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { priceText } from './price-names.ts';
import styles from './prices.module.css';
import { nameOfSample, type Sample, sampleWords, sumOf } from './sample-sum.ts';

interface PricesPreviewProps {
  live: Prices;
  /** As they would be. */
  prices: Prices;
  sample: Sample;
}

/** What the desk would show, with what it shows now where that differs; and what stays as it is. */
export function PricesPreview({ live, prices, sample }: PricesPreviewProps) {
  const { prices: words } = useTexts().settings;
  const { rate } = sample;
  const others = factorNames.filter((name) => name !== sample.factor);
  return (
    <section className={styles.preview} aria-label={words.preview}>
      <h3 className={styles.previewTitle}>{words.preview}</h3>
      <p className={styles.quiet}>{words.sample}</p>
      <Sum {...{ live, prices, sample }} />
      <ul className={styles.others}>
        {others.map((factor) => (
          <li key={factor}>
            <span>{nameOfSample({ rate, factor })}</span>
            <b>{sumOf({ rate, factor }, prices)}</b>
          </li>
        ))}
      </ul>
      <div className={styles.scripts}>
        {languages.map((language) => (
          <p key={language} lang={language}>
            {rateOnSite(language, prices[rate])}
          </p>
        ))}
      </div>
      <h4 className={styles.untouched}>{words.untouched}</h4>
      <Untouched />
    </section>
  );
}

/** As the desk says it in that language. */
function rateOnSite(language: Language, price: string): string {
  const { name } = autonyms[language];
  if (language === 'en') return `${name}: ${formatDecimal(price, 'USD')}`;
  return `${name}：${formatDecimal(price, 'USD', 'zh')} / 字`;
}

function Sum({ live, prices, sample }: PricesPreviewProps) {
  const { prices: words } = useTexts().settings;
  const { rate, factor } = sample;
  const before = sumOf(sample, live);
  const then = sumOf(sample, prices);
  return (
    <div className={styles.sum}>
      <p className={styles.quiet}>{nameOfSample(sample)}</p>
      <p>{words.product(sampleWords, priceText(rate, prices[rate]), prices[factor])}</p>
      <p className={styles.figure} data-long={then.length > 9}>
        {then}
      </p>
      {before !== then && (
        <p className={styles.quiet}>
          <span className="visually-hidden">{words.now}: </span>
          <s>{before}</s> <span aria-hidden="true">{words.now}</span>
        </p>
      )}
    </div>
  );
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
