import { currentPrices } from '@yiqiao/contract/current-prices';
import { centsPerWord, splitEstimate } from '@yiqiao/contract/money/pricing';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Pricing } from '../desk/desk-state.ts';
import { useQuoteDesk } from '../desk/quote-desk.ts';
import type { PackageItem } from '../file/package-items.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import { countItem, sortItems } from './list/group-items.ts';
import { PackageGroups } from './list/package-groups.tsx';
import { type ItemActions, PackageRow } from './list/package-row.tsx';
import styles from './package-list.module.css';
import { usePackageTexts } from './package-texts.ts';

/** Up to here each document has its row at once. */
const mostRows = 6;

/** Rows that are added at a time. */
const rowsAtATime = 200;

interface PackageListProps {
  readonly root: string | null;
  readonly items: readonly PackageItem[];
  readonly include: string;
  readonly actions: ItemActions;
}

/** Every document of the package, with a box, its words and, while the estimate is open, its price. */
export function PackageList({ root, items, include, actions }: PackageListProps) {
  const id = useId();
  const [listsAll, setListsAll] = useState(false);
  const pricing = useQuoteDesk((desk) => desk.pricing);
  const { list, groups } = usePackageTexts();
  const prices = usePrices(items, include, pricing);
  const isShort = items.length <= mostRows;
  const renderRows = (some: readonly PackageItem[]) => (
    <Rows items={some}>
      {(item) => (
        <PackageRow
          key={item.id}
          item={item}
          include={include}
          root={root}
          price={prices?.get(item) ?? null}
          actions={actions}
        />
      )}
    </Rows>
  );
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h3 id={id}>
        <VisuallyHidden>{list.heading}</VisuallyHidden>
      </h3>
      {(isShort || listsAll) && <Heads pricing={pricing} />}
      {isShort || listsAll ? (
        renderRows(sortItems(items))
      ) : (
        <PackageGroups items={items} include={include} renderRows={renderRows} />
      )}
      {!isShort && (
        <div className={styles.all}>
          <Button variant="secondary" size="small" onClick={() => setListsAll(!listsAll)}>
            {listsAll ? groups.listGroups : groups.listAll(items.length)}
          </Button>
          <p>{list.pathsKept}</p>
        </div>
      )}
    </section>
  );
}

function Heads({ pricing }: { readonly pricing: Pricing | null }) {
  const { list } = usePackageTexts();
  return (
    <p className={styles.heads} aria-hidden="true">
      <span>{list.document}</span>
      <span>{list.words}</span>
      {pricing !== null && (
        <span>{list.at(centsPerWord(pricing.serviceType, currentPrices()))}</span>
      )}
    </p>
  );
}

interface RowsProps {
  readonly items: readonly PackageItem[];
  readonly children: (item: PackageItem) => ReactNode;
}

function Rows({ items, children }: RowsProps) {
  const [shown, setShown] = useState(rowsAtATime);
  const { groups } = usePackageTexts();
  const more = items.length - shown;
  return (
    <>
      <ul>{items.slice(0, shown).map(children)}</ul>
      {more > 0 && (
        <TextButton onClick={() => setShown(shown + rowsAtATime)}>{groups.more(more)}</TextButton>
      )}
    </>
  );
}

/** What each document adds to the estimate: they add up to it. */
function usePrices(
  items: readonly PackageItem[],
  include: string,
  pricing: Pricing | null,
): ReadonlyMap<PackageItem, string> | null {
  const { formats } = useQuoteTexts();
  if (pricing === null) return null;
  const counted = items.filter((item) => item.isIn && countItem(item, include) !== null);
  const words = counted.map((item) => countItem(item, include)?.words ?? 0);
  const cents = splitEstimate(words, pricing, currentPrices());
  const prices = new Map(items.map((item) => [item, '—']));
  for (const [index, item] of counted.entries()) prices.set(item, formats.money(cents[index] ?? 0));
  return prices;
}
