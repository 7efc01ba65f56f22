import type { FoundPlace } from '../../finding/found-place.ts';
import { useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import styles from './found-line.module.css';

/** Where the search has found what the row does not show, on one line. */
export function FoundLine({ found = null }: { found?: FoundPlace | null | undefined }) {
  const { foundIn } = useTexts().finding;
  if (found === null) return null;
  const { place, before, match, after } = found;
  return (
    <p
      className={styles.found}
      data-whole-text={foundIn[place] + before + match + after}
      data-clipped
    >
      <span className={styles.place}>{foundIn[place]}</span>
      <HanText>{before}</HanText>
      <mark className={styles.match}>
        <HanText>{match}</HanText>
      </mark>
      <HanText>{after}</HanText>
    </p>
  );
}
