import {
  checkTaxNumber,
  cleanTaxNumber,
  groupTaxNumber,
  unifiedCodeLength,
} from '@yiqiao/contract/billing/tax-number';
import { sayTaxNumber } from '@yiqiao/contract/wording/say-tax-number';
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
  const check = checkTaxNumber(cleanTaxNumber(typed));
  if (check.kind === 'taken') {
    const isCounted = language === 'zh-Hans' && isBegun(typed);
    return isCounted && <p>{texts.counted(countSigns(typed), unifiedCodeLength)}</p>;
  }
  // Eight digits may be a number of many countries: only readers in Taiwan are likely to mean theirs.
  const isForeign = check.kind === 'misfit' && check.of === 'taiwan' && language !== 'zh-Hant';
  if (isForeign) return null;
  const repaired = check.kind === 'wrong-letter' ? check.repaired : undefined;
  return (
    <p className={check.kind === 'fits' ? styles.fits : undefined}>
      {sayTaxNumber(check, texts)}
      {repaired !== undefined && (
        <>
          {' '}
          <button type="button" className={styles.repair} onClick={() => onRepair(repaired)}>
            {texts.use(groupTaxNumber(repaired))}
          </button>
        </>
      )}
    </p>
  );
}

function countSigns(typed: string): number {
  return typed.replace(/[\s-]/g, '').length;
}

/** Whether it looks like a unified code that is not all there. */
function isBegun(typed: string): boolean {
  return /^\s*\d[\dA-Z]/i.test(typed) && countSigns(typed) < unifiedCodeLength;
}
