import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { useState } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { DeclineJob } from './decline-job.tsx';

interface GiveBackProps {
  job: TranslatorJob;
  /** Finished files that were not handed in. */
  lost: number;
}

/** The way out of a job that was accepted. */
export function GiveBack({ job, lost }: GiveBackProps) {
  const { answer } = useTexts().seat;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div>
      <TextButton onClick={() => setIsAsking(true)}>{answer.giveBack}</TextButton>
      {isAsking && <DeclineJob job={job} lost={lost} onClose={() => setIsAsking(false)} />}
    </div>
  );
}
