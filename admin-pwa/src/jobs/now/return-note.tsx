import { useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import { JobNote } from './job-note.tsx';
import type { JobProps } from './jobs-props.ts';

/** What is to be done once more. */
export function ReturnNote(props: JobProps & { onDone: () => void }) {
  const { handedIn } = useTexts().translators;
  const { name } = props.job.translator;
  return (
    <JobNote {...props} command="returnJob" label={handedIn.whatToDo} hint={handedIn.reads(name)}>
      <span>
        <HanText>{handedIn.giveBackTo(name)}</HanText>
      </span>
    </JobNote>
  );
}
