import { describeCrashes } from './describe-crashes.ts';
import { describeDocuments } from './describe-documents.ts';
import { describeErasures } from './describe-erasures.ts';
import { describeFeed } from './describe-feed.ts';
import { describeJobs } from './describe-jobs.ts';
import { describeNewerRelease } from './describe-newer-release.ts';
import { describePayments } from './describe-payments.ts';
import { describePeople } from './describe-people.ts';
import { describeRecords } from './describe-records.ts';
import { describeSessions } from './describe-sessions.ts';
import { describeSettings } from './describe-settings.ts';
import { describeTranslators } from './describe-translators.ts';
import { describeUnfinished } from './describe-unfinished.ts';
import type { EngineUnderTest } from './engine-under-test.ts';

/**
 * What any engine must pass: the promises of its ports, and the decisions of the contract kept by it. Beside it,
 * in a file of its own that runs at the same time, `describeSequences`.
 */
export function describeEngine(name: string, under: EngineUnderTest): void {
  describeRecords(name, under);
  describeNewerRelease(name, under);
  describeFeed(name, under);
  describeErasures(name, under);
  describeJobs(name, under);
  describePayments(name, under);
  describeDocuments(name, under);
  describeUnfinished(name, under);
  describeSessions(name, under);
  describePeople(name, under);
  describeSettings(name, under);
  describeTranslators(name, under);
  describeCrashes(name, under);
}
