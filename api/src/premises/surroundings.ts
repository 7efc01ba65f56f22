import type { Company } from '@yiqiao/contract/company-schema';
import type { FileAnalyzer, FileMeasurer, ScanReader } from '@yiqiao/measure/node';
import type { Log } from '@yiqiao/ports/log';
import type { SharedDocuments } from '@yiqiao/ports/shared-documents';
import type { Disk } from '../engine/disk/disk.ts';
import type { DocumentReader } from '../engine/embedded/reading/document-reader.ts';
import type { MailSurroundings } from '../mail/open-mailing.ts';
import type { OutgoingSurroundings } from '../outgoing/call-out.ts';
import type { PaymentSurroundings } from '../payment/open-payments.ts';

export interface CountingPatience {
  /** How long the response to an upload waits for its count. */
  readonly patienceMs?: number;
  /** Pause after a count that failed because no process or no disk was available. */
  readonly retryMs?: number;
}

/** A server's dependencies besides its settings; tests bring their own. */
export interface Surroundings {
  readonly log: Log;
  readonly clock: () => number;
  /** How long the machine has been running, in ms; tests let it pass faster. */
  readonly uptimeMs?: () => number;
  readonly version: string;
  /** Uid of the process; undefined on systems without uids. */
  readonly user: number | undefined;
  /** Closed when the server stops, like the analyzer and the reader. */
  readonly measurer: FileMeasurer;
  readonly analyzer: FileAnalyzer;
  readonly scanReader: ScanReader;
  readonly reader: DocumentReader;
  /** The built worker that reads documents for an S3 store; without it, the worker runs from source. */
  readonly findingsWorker?: URL;
  /** The built worker that makes backups into a bucket; without it, the worker runs from source. */
  readonly backupWorker?: URL;
  /** The folder of `.env`, which backups take along. */
  readonly home?: string;
  /** The built site and console; without them only the API is served. */
  readonly siteFolder?: string;
  readonly consoleFolder?: string;
  /** What the office calls itself until an owner changes it; by default the example. */
  readonly company?: Company;
  /** The site's server build, which renders the clients' pages, and all others of an office of another name. */
  readonly siteServerFolder?: string;
  /** The built worker that does it; without it, the worker runs from source. */
  readonly renderWorker?: URL;
  /** The disk of the store and the documents; tests make it fail. */
  readonly disk?: Disk;
  readonly uploadIdleMs?: number;
  /** Certificates and timeouts of mail; tests have their own. */
  readonly mail?: MailSurroundings['mail'];
  /** Timeouts of the payment provider; tests use shorter ones. */
  readonly payment?: PaymentSurroundings['payment'];
  /** Certificates, names and timeouts of calls to push services; tests have their own. */
  readonly outgoing?: OutgoingSurroundings;
  /** Timeouts of counting; tests use shorter ones. */
  readonly counting?: CountingPatience;
  /** Opens the document store of several processes; tests bring a folder. */
  readonly openSharedDocuments?: () => Promise<SharedDocuments>;
}
