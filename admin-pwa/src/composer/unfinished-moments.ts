import type { OfferFaults } from './offer-form.ts';

/**
 * The moments of a form that are typed in part. Such a field has no value, and what it had before is no longer
 * what it shows; not every browser calls that bad input or tells of it.
 */
export function findUnfinished(form: HTMLFormElement): Pick<OfferFaults, 'deliver' | 'valid'> {
  const isUnfinished = (name: string) =>
    [...form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)].some(
      ({ value, validity }) => value === '' || validity.badInput,
    );
  return {
    ...(isUnfinished('deliver') && { deliver: 'moment-unfinished' }),
    ...(isUnfinished('valid') && { valid: 'moment-unfinished' }),
  };
}
