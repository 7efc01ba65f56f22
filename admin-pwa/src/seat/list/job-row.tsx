import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';

export function JobRow(props: { job: TranslatorJob; isSelected: boolean; onOpen: () => void }) {
  const { job, isSelected, onOpen } = props;
  return (
    <article aria-current={isSelected ? 'true' : undefined}>
      <button type="button" onClick={onOpen}>
        {job.files[0]?.fileName}
      </button>
    </article>
  );
}
