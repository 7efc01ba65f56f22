import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';

/** By which a translator knows a job: its first file. */
export function jobName({ files, reference }: Pick<TranslatorJob, 'files' | 'reference'>): string {
  return files[0]?.fileName ?? reference;
}
