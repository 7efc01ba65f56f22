import { addCounts } from '@yiqiao/contract/counting/counted-in';
import type { Counts } from '@yiqiao/contract/counting/measurement';
import { type ReactNode, useState } from 'react';
import { TextButton } from '../../../ui/text-button.tsx';
import type { PackageItem } from '../../file/package-items.ts';
import { useQuoteTexts } from '../../quote-texts.ts';
import { usePackageTexts } from '../package-texts.ts';
import { countItem, groupOf, type ItemGroup, itemGroups, reportOfItem } from './group-items.ts';
import { MiniRing, type MiniRingKind } from './mini-ring.tsx';
import styles from './package-groups.module.css';

interface PackageGroupsProps {
  readonly items: readonly PackageItem[];
  readonly include: string;
  readonly renderRows: (items: readonly PackageItem[]) => ReactNode;
}

/** Many documents, by what they need; each group opens in place. */
export function PackageGroups({ items, include, renderRows }: PackageGroupsProps) {
  const byGroup = divide(items);
  return (
    <ul className={styles.groups}>
      {itemGroups.map((group) => {
        const members = byGroup.get(group) ?? [];
        return (
          members.length > 0 && (
            <Group key={group} group={group} items={members} include={include}>
              {renderRows}
            </Group>
          )
        );
      })}
    </ul>
  );
}

function divide(items: readonly PackageItem[]): ReadonlyMap<ItemGroup, readonly PackageItem[]> {
  const byGroup = new Map<ItemGroup, PackageItem[]>();
  for (const item of items) {
    const group = groupOf(item);
    const members = byGroup.get(group) ?? [];
    members.push(item);
    byGroup.set(group, members);
  }
  return byGroup;
}

interface GroupProps {
  readonly group: ItemGroup;
  readonly items: readonly PackageItem[];
  readonly include: string;
  readonly children: PackageGroupsProps['renderRows'];
}

function Group({ group, items, include, children }: GroupProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { formats } = useQuoteTexts();
  const { groups, list } = usePackageTexts();
  const name = groups[group];
  const counts = items.map((item) => countItem(item, include)).filter((one) => one !== null);
  const words = counts.reduce((sum, one) => sum + one.words, 0);
  const pages = items.reduce((sum, item) => sum + (reportOfItem(item)?.pages ?? 0), 0);
  return (
    <li>
      <div className={styles.group}>
        <MiniRing ring={drawGroup(group, items, include)} />
        <span className={styles.name}>
          <b>{name}</b>
          <span className={styles.size}>
            {groups.size(items.length, group === 'scans' ? pages : 0)}
          </span>
        </span>
        <span className={styles.words} data-open={group !== 'counted' || undefined}>
          {describeWords()}
        </span>
        <span className={styles.toggle}>
          <TextButton
            aria-expanded={isOpen}
            aria-label={isOpen ? groups.hideOf(name) : groups.showOf(name)}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? groups.hide : groups.show}
          </TextButton>
        </span>
      </div>
      {isOpen && children(items)}
    </li>
  );

  function describeWords(): string {
    if (group === 'counted') return formats.count(words);
    if (group === 'partly') return list.atLeast(words);
    return group === 'waiting' || group === 'left' ? '' : list.noCount;
  }
}

const noCounts: Counts = { words: 0, asianCharacters: 0, otherWords: 0, characters: 0 };

function drawGroup(group: ItemGroup, items: readonly PackageItem[], include: string): MiniRingKind {
  if (group === 'locked') return { kind: 'refused' };
  if (group === 'scans' || group === 'uncounted') return { kind: 'guessed' };
  if (group !== 'counted' && group !== 'partly') return { kind: 'empty' };
  const counts = items
    .map((item) => countItem(item, include))
    .reduce<Counts>((sum, one) => (one === null ? sum : addCounts(sum, one)), noCounts);
  return { kind: 'counted', counts, share: group === 'counted' ? 1 : 0.5 };
}
