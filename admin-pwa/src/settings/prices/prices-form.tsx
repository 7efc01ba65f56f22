import { factorNames, type PriceName, type Prices, rateNames } from '@yiqiao/contract/money/prices';
import { useTexts } from '../../texts/texts.ts';
import parts from '../../ui/parts.module.css';
import { SectionForm } from '../section/section-form.tsx';
import type { HeldSettings } from '../section/use-held-settings.ts';
import { readPrice } from './changed-prices.ts';
import { nameOfPrice, priceText } from './price-names.ts';
import { PriceRow } from './price-row.tsx';
import styles from './prices.module.css';
import { PricesPreview } from './prices-preview.tsx';
import { chooseSample, nameOfSample, type Sample, sumOf } from './sample-sum.ts';
import { type PricesDrafting, usePricesDraft } from './use-prices-draft.ts';

interface PricesFormProps {
  held: HeldSettings;
  isOffline: boolean;
}

export function PricesForm({ held, isOffline }: PricesFormProps) {
  return held.settings && <Form live={held.settings.prices} {...{ held, isOffline }} />;
}

/** What a word costs, and what a faster delivery makes of it. */
function Form({ live, held, isOffline }: PricesFormProps & { live: Prices }) {
  const { settings: words } = useTexts();
  const drafting = usePricesDraft(held, live);
  const { changed, draft, prices, last, putting, put } = drafting;
  // What cannot be read makes no other sum.
  const sample = chooseSample(
    changed.filter((name) => prices[name] !== live[name]),
    last,
  );
  const shared = { live, drafting };
  return (
    <SectionForm
      title={words.places.prices}
      lead={words.prices.lead}
      count={changed.length}
      names={changed.map(nameOfPrice)}
      news={
        <>
          {changed.map((name) => (
            <Change key={name} name={name} live={live[name]} typed={draft[name] ?? ''} />
          ))}
          <SumInBand {...{ live, prices, sample }} />
        </>
      }
      {...{ putting, isOffline }}
      onPut={put}
      preview={<PricesPreview {...{ live, prices, sample }} />}
      hasPreviewBeside
    >
      <Group title={words.prices.word} unit="US$" names={rateNames} {...shared} />
      <Group
        title={words.prices.delivery}
        unit={words.prices.ofWord}
        names={factorNames}
        {...shared}
      />
      <p className={parts.quiet}>{words.prices.rule}</p>
    </SectionForm>
  );
}

interface GroupProps {
  title: string;
  unit: string;
  names: readonly PriceName[];
  live: Prices;
  drafting: PricesDrafting;
}

function Group({ title, unit, names, live, drafting }: GroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.head}>
        <strong>{title}</strong> <span className={styles.unit}>{unit}</span>
      </legend>
      {names.map((name) => (
        <PriceRow key={name} {...{ name, live, drafting }} />
      ))}
    </fieldset>
  );
}

/** A change in the band: what it is of, from what, to what. */
function Change({ name, live, typed }: { name: PriceName; live: string; typed: string }) {
  const { settings: words } = useTexts();
  const price = readPrice(name, typed);
  return (
    <span className={styles.change}>
      {words.prices.changeOf(nameOfPrice(name))}
      <s>{priceText(name, live)}</s> <b>{price === null ? typed : priceText(name, price)}</b>
    </span>
  );
}

interface SumInBandProps {
  live: Prices;
  prices: Prices;
  sample: Sample;
}

/** What it comes to, on a screen where the preview is below the fields. */
function SumInBand({ live, prices, sample }: SumInBandProps) {
  const { settings: words } = useTexts();
  const [before, then] = [sumOf(sample, live), sumOf(sample, prices)];
  if (before === then) return null;
  return (
    <span className={styles.inBand}>
      {words.prices.sumOf(nameOfSample(sample))} <s>{before}</s> <b>{then}</b>
    </span>
  );
}
