import type { OfferFaults } from './offer-form.ts';

/**
 * The moments of a form that are typed in part. Such a field has no value, and what it had before is no longer
 * what it shows; not every browser calls that bad input or tells of it.
 */
export function findUnfinished(
  form: HTMLFormElement,
): Pick<OfferFaults, 'deliver' | 'valid' | 'pay'> {
  const inputsOf = (name: string) => [
    ...form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`),
  ];
  const isUnfinished = (name: string) =>
    inputsOf(name).some(({ value, validity }) => value === '' || validity.badInput);
  return {
    ...(isUnfinished('deliver') && { deliver: 'moment-unfinished' }),
    ...(isUnfinished('valid') && { valid: 'moment-unfinished' }),
    // It may be left empty.
    ...(inputsOf('pay').some(({ validity }) => validity.badInput) && { pay: 'day-unfinished' }),
  };
}
