import { StartError } from '@yiqiao/ports/faults/start-error';
import { refuseHalfRestored } from '../bucket/half-restored.ts';
import { type Finding, problem } from './finding.ts';

/** Also where no bucket is configured any more: the server does not start either way. */
export async function checkHalfRestored(uploadsFolder: string): Promise<readonly Finding[]> {
  try {
    await refuseHalfRestored(uploadsFolder);
    return [];
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return [problem(error.message, 'Until then the server does not start.')];
  }
}
