import { describe, expect, it } from 'vitest';
import { initialQuoteStatus, quoteStatuses } from '../record/status.ts';
import {
  defaultDeliveryTimeline,
  defaultServiceType,
  deliveryTimelines,
  isTranslationDirection,
  serviceTypes,
  translationDirections,
} from './services.ts';

describe('services', () => {
  it('offers the four services of the specification', () => {
    expect(translationDirections).toEqual([
      'Chinese to English Translation',
      'English to Chinese Translation',
      'Chinese Writing',
      'English Writing',
    ]);
  });

  it('offers its own defaults', () => {
    expect(serviceTypes.map(({ name }) => name)).toContain(defaultServiceType);
    expect(deliveryTimelines).toContain(defaultDeliveryTimeline);
  });
});

describe('isTranslationDirection', () => {
  it('knows the four and nothing else', () => {
    expect(translationDirections.every(isTranslationDirection)).toBe(true);
    expect(['', 'French to German', null, 0].some(isTranslationDirection)).toBe(false);
  });
});

describe('quoteStatuses', () => {
  it('has four, and a new submission is pending', () => {
    expect(quoteStatuses).toEqual(['pending', 'in-progress', 'completed', 'cancelled']);
    expect(initialQuoteStatus).toBe('pending');
  });
});
