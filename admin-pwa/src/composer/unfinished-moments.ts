import type { OfferFaults } from './offer-form.ts';

/** The moments of an offer that are typed in part. */
export function findUnfinished(
  form: HTMLFormElement,
): Pick<OfferFaults, 'deliver' | 'valid' | 'pay'> {
  return {
    ...(isMomentUnfinished(form, 'deliver') && { deliver: 'moment-unfinished' }),
    ...(isMomentUnfinished(form, 'valid') && { valid: 'moment-unfinished' }),
    // It may be left empty.
    ...(inputsOf(form, 'pay').some(({ validity }) => validity.badInput) && {
      pay: 'day-unfinished',
    }),
  };
}

/**
 * Whether a moment of a form is typed in part. Such a field has no value, and what it had before is no longer what it
 * shows; not every browser calls that bad input or tells of it.
 */
export function isMomentUnfinished(form: HTMLFormElement, name: string): boolean {
  return inputsOf(form, name).some(({ value, validity }) => value === '' || validity.badInput);
}

function inputsOf(form: HTMLFormElement, name: string) {
  return [...form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
}
