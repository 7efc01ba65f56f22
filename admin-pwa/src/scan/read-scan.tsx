import { endpoints } from '@yiqiao/contract/http/endpoints';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import {
  isUnderWay,
  pagesTried,
  type ReadScanRequest,
  type ScanLanguage,
  type ScanReading,
  samplePages,
  scanLanguages,
} from '@yiqiao/contract/record/scan-reading';
import { type MouseEvent, useId, useState } from 'react';
import { useChangeNow } from '../state/use-change-now.ts';
import { texts, useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import parts from '../ui/parts.module.css';
import styles from './scan.module.css';

interface ReadScanProps {
  quote: QuoteSubmission;
  isOffline: boolean;
}

/** The controls of recognition. One button for all its states: replacing it would lose the focus. */
export function ReadScan({ quote, isOffline }: ReadScanProps) {
  const { reading } = quote;
  const { scan } = useTexts();
  const [language, setLanguage] = useState(() => toLanguage(reading?.language));
  const { changeNow, isAsking, problem } = useChangeNow();
  const isReading = isUnderWay(reading);
  const next = nextStep(reading, language);

  async function press({ detail: clicks }: MouseEvent) {
    // The second click of a double click was meant for the old label.
    if (isAsking || clicks > 1) return;
    const parameters = { id: quote.id };
    if (isReading) {
      await changeNow(endpoints.cancelReading, { parameters, words: scan.notCancelled });
    } else {
      const body = { pages: next?.pages ?? 'sample', ...(language && { language }) };
      await changeNow(endpoints.readScan, { parameters, body, words: scan.notRead });
    }
  }

  return (
    <>
      <div className={styles.ask}>
        <LanguageChoice
          language={language}
          found={reading?.foundLanguage}
          isSampled={isSampled(quote)}
          isDisabled={isReading}
          onChoose={setLanguage}
        />
        {(isReading || next) && (
          <Button
            className={parts.steady}
            disabled={isOffline}
            aria-disabled={isAsking}
            onClick={(event) => void press(event)}
          >
            {isReading ? scan.cancel : next?.label}
          </Button>
        )}
      </div>
      <p role="alert" className={parts.problem}>
        {problem}
      </p>
    </>
  );
}

interface Step {
  readonly label: string;
  readonly pages: ReadScanRequest['pages'];
}

/** What can be read next; `null` once every page was looked at. */
function nextStep(
  reading: ScanReading | undefined,
  language: ScanLanguage | undefined,
): Step | null {
  const { scan } = texts();
  if (reading === undefined) return { label: scan.read, pages: 'sample' };
  if (toLanguage(reading.language) !== language) return { label: scan.readAgain, pages: 'sample' };
  if (reading.state !== 'finished')
    return { label: scan.goOn, pages: reading.scope === 'all' ? 'all' : 'sample' };
  return pagesTried(reading) < reading.pages ? { label: scan.readAll, pages: 'all' } : null;
}

interface LanguageChoiceProps {
  language: ScanLanguage | undefined;
  /** What reading the pages has shown. */
  found: string | undefined;
  /** Whether there are more pages than one run reads. */
  isSampled: boolean;
  isDisabled: boolean;
  onChoose: (language: ScanLanguage | undefined) => void;
}

function LanguageChoice(props: LanguageChoiceProps) {
  const { language, found, isSampled, isDisabled, onChoose } = props;
  const { figures, scan } = useTexts();
  const { languageNames } = figures;
  const id = useId();
  const foundLanguage = toLanguage(found);
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{scan.language}</label>
      <select
        id={id}
        value={language ?? ''}
        disabled={isDisabled}
        onChange={({ target }) => onChoose(toLanguage(target.value))}
      >
        <option value="">
          {foundLanguage ? scan.found(languageNames[foundLanguage]) : scan.toBeFound}
        </option>
        {scanLanguages.map((name) => (
          <option key={name} value={name}>
            {languageNames[name]}
          </option>
        ))}
      </select>
      {isSampled && <span className={parts.quiet}>{scan.pagesFirst(samplePages)}</span>}
    </div>
  );
}

/** Whether the next press reads only some of the pages. */
function isSampled({ reading, measurement }: QuoteSubmission): boolean {
  const pages = measurement?.picturePages ?? measurement?.pages ?? 1;
  return reading === undefined && pages > samplePages;
}

function toLanguage(name: string | undefined): ScanLanguage | undefined {
  return scanLanguages.find((language) => language === name);
}
