import { dropInvisible } from '@yiqiao/contract/text/plain-text';
import { useId } from 'react';
import { TextButton } from '../../../ui/text-button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { PackageItem } from '../../file/package-items.ts';
import { useQuoteTexts } from '../../quote-texts.ts';
import { CheckRow } from '../check-row.tsx';
import { usePackageTexts } from '../package-texts.ts';
import { describeItem } from './describe-item.ts';
import { MiniRing } from './mini-ring.tsx';
import styles from './package-row.module.css';

/** What can be done with a document of the package. */
export interface ItemActions {
  readonly setIn: (item: PackageItem, isIn: boolean) => void;
  /** Opens the picker for a file to put in its place. */
  readonly replace: (item: PackageItem) => void;
}

interface PackageRowProps {
  readonly item: PackageItem;
  readonly include: string;
  /** The folder that holds all documents: it is not repeated in each row. */
  readonly root: string | null;
  /** Its price, while the estimate is open. */
  readonly price: string | null;
  readonly actions: ItemActions;
}

export function PackageRow({ item, include, root, price, actions }: PackageRowProps) {
  const quote = useQuoteTexts();
  const texts = usePackageTexts();
  const id = useId();
  const row = describeItem(item, include, { ...quote, package: texts });
  const { folder, name } = splitPath(dropInvisible(item.path), root);
  return (
    <li
      className={styles.item}
      data-in={item.isIn || undefined}
      data-priced={price !== null || undefined}
    >
      <CheckRow
        className={styles.row}
        isIn={item.isIn}
        labelledBy={`${id}-name`}
        describedBy={`${id}-words ${id}-detail`}
        onChange={(isIn) => actions.setIn(item, isIn)}
      >
        <MiniRing ring={row.ring} />
        <span className={styles.document}>
          {/* In two boxes it would be read as two words. */}
          <VisuallyHidden>
            <bdi id={`${id}-name`}>{name}</bdi>
          </VisuallyHidden>
          <bdi className={styles.name} title={folder + name} aria-hidden="true">
            <span className={styles.start}>{name.slice(0, -endLength)}</span>
            <span className={styles.end}>{name.slice(-endLength)}</span>
          </bdi>
          <span id={`${id}-detail`} className={styles.detail}>
            {folder !== '' && <bdi className={styles.folder}>{folder}</bdi>} {row.detail}
          </span>
        </span>
        <span
          id={`${id}-words`}
          className={styles.words}
          data-open={row.wordCount === null || undefined}
        >
          {row.words}
        </span>
        {price !== null && <span className={styles.price}>{price}</span>}
      </CheckRow>
      {row.problem !== null && item.isIn && (
        <div className={styles.problem}>
          <p>
            <b>{row.problem.reason}</b> {row.problem.next}
          </p>
          <p className={styles.actions}>
            <TextButton
              aria-label={texts.list.anotherOf(name)}
              onClick={() => actions.replace(item)}
            >
              {texts.list.another}
            </TextButton>
            <TextButton
              aria-label={texts.list.leaveOutOf(name)}
              onClick={() => actions.setIn(item, false)}
            >
              {texts.list.leaveOut}
            </TextButton>
          </p>
        </div>
      )}
    </li>
  );
}

/** Characters at the end of a name that are always shown: a number, and the extension. */
const endLength = 12;

function splitPath(path: string, root: string | null) {
  const end = path.lastIndexOf('/') + 1;
  const start = root !== null && path.startsWith(`${root}/`) ? root.length + 1 : 0;
  return { folder: path.slice(start, end), name: path.slice(end) };
}
