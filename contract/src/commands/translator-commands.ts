import { acceptJob, decideJobAcceptance } from './jobs/accept-job.ts';
import { decideJobRefusal, declineJob } from './jobs/decline-job.ts';
import { decideHandIn, handInJob } from './jobs/hand-in-job.ts';
import { jobCommand } from './jobs/job-decision.ts';
import { decideTranslatorMessage, writeToOffice } from './jobs/write-in-job.ts';

/**
 * What translators do to jobs of their own. These decide on a job alone, which a translator's device has, and collide
 * with nothing that others decide: a device may keep them until it has a connection.
 */
export const translatorCommands = {
  acceptJob: jobCommand(acceptJob, decideJobAcceptance),
  declineJob: jobCommand(declineJob, decideJobRefusal),
  writeInJob: jobCommand(writeToOffice, decideTranslatorMessage),
  handInJob: jobCommand(handInJob, decideHandIn),
};
