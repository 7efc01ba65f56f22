import { useTexts } from '../texts/texts.ts';
import { formatCount } from '../ui/format-count.ts';
import { TextButton } from '../ui/text-button.tsx';
import styles from './search-all.module.css';

interface SearchAllProps {
  found: number;
  total: number;
  onSearchAll: () => void;
}

/** Below the results of a narrowed search: offers to search the whole list. */
export function SearchAll({ found, total, onSearchAll }: SearchAllProps) {
  const { list } = useTexts();
  return (
    <p className={styles.searchAll}>
      {list.foundHere(found, formatCount(found))}{' '}
      <TextButton onClick={onSearchAll}>{list.searchAll(formatCount(total))}</TextButton>
    </p>
  );
}
