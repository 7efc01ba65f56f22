import {
  checkTaxNumber,
  cleanTaxNumber,
  groupTaxNumber,
  unifiedCodeLength,
} from '@yiqiao/contract/billing/tax-number';
import type { BillingTexts } from '../../content/en/request/billing.ts';
import { useTexts } from '../../texts/site-texts.ts';
import { useRequestTexts } from '../request-texts.ts';
import styles from './billing.module.css';

interface TaxNumberHintProps {
  readonly typed: string;
  readonly onRepair: (code: string) => void;
}

/** What the number's own check says while it is typed. It is saved whatever that is. */
export function TaxNumberHint({ typed, onRepair }: TaxNumberHintProps) {
  const { taxNumber: texts } = useRequestTexts().billing;
  const { language } = useTexts();
  const number = cleanTaxNumber(typed);
  const check = checkTaxNumber(number);
  switch (check.kind) {
    case 'fits':
      return <p className={styles.fits}>{texts.fits}</p>;
    case 'misfit':
      // Eight digits may be a number of many countries: only readers in Taiwan are likely to mean theirs.
      if (check.of === 'taiwan' && language !== 'zh-Hant') return null;
      return <p>{check.of === 'taiwan' ? texts.misfitTaiwan : texts.misfit}</p>;
    case 'wrong-letter':
      return (
        <p>
          {texts.wrongLetter(check.letter, check.position)}
          {check.repaired !== undefined && (
            <Repair code={check.repaired} texts={texts} onRepair={onRepair} />
          )}
        </p>
      );
    case 'taken':
      return language === 'zh-Hans' && isBegun(typed) ? (
        <p>{texts.counted(countSigns(typed), unifiedCodeLength)}</p>
      ) : null;
  }
}

interface RepairProps {
  readonly code: string;
  readonly texts: BillingTexts['taxNumber'];
  readonly onRepair: (code: string) => void;
}

function Repair({ code, texts, onRepair }: RepairProps) {
  return (
    <>
      {' '}
      <button type="button" className={styles.repair} onClick={() => onRepair(code)}>
        {texts.use(groupTaxNumber(code))}
      </button>
    </>
  );
}

function countSigns(typed: string): number {
  return typed.replace(/[\s-]/g, '').length;
}

/** Whether it looks like a unified code that is not all there. */
function isBegun(typed: string): boolean {
  return /^\s*\d[\dA-Z]/i.test(typed) && countSigns(typed) < unifiedCodeLength;
}
