import type { TaxNumberCheck } from '../billing/tax-number.ts';
import type { TaxNumberTexts } from './en-billing.ts';

/** What a tax number's own check says; empty where it says nothing. */
export function sayTaxNumber(check: TaxNumberCheck, texts: TaxNumberTexts): string {
  switch (check.kind) {
    case 'fits':
      return texts.fits;
    case 'misfit':
      return check.of === 'taiwan' ? texts.misfitTaiwan : texts.misfit;
    case 'wrong-letter':
      return texts.wrongLetter(check.letter, check.position);
    case 'taken':
      return '';
  }
}
