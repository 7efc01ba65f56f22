import type { NoticeChoices } from '@yiqiao/contract/record/notice';
import { useTexts } from '../../texts/texts.ts';
import { Cells } from '../../ui/cells/cells.tsx';
import styles from './notices.module.css';

interface WhosePartProps {
  whose: NoticeChoices['whose'];
  isDisabled: boolean;
  onChoose: (whose: NoticeChoices['whose']) => void;
}

/** Of whose orders one is told. */
export function WhosePart({ whose, isDisabled, onChoose }: WhosePartProps) {
  const { whose: words } = useTexts().told;
  return (
    <div className={styles.whose}>
      <Cells
        legend={words.title}
        look="column"
        values={['mine', 'all'] as const}
        chosen={whose}
        isDisabled={isDisabled}
        nameOf={(value) => words[value]}
        onChoose={onChoose}
      />
    </div>
  );
}
