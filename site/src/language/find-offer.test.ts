import { beforeEach, describe, expect, it } from 'vitest';
import { rememberLanguage } from './chosen-language.ts';
import { declineOffer, findOffer } from './find-offer.ts';

const storage = () => window.localStorage;
const forbidden = () => {
  throw new DOMException('Access is denied', 'SecurityError');
};

beforeEach(() => {
  window.localStorage.clear();
});

describe('findOffer', () => {
  it('offers what the browser prefers', () => {
    expect(findOffer(storage, ['zh-CN', 'en'], 'en')).toBe('zh-Hans');
    expect(findOffer(storage, ['zh-HK'], 'zh-Hans')).toBe('zh-Hant');
    expect(findOffer(storage, ['en-GB'], 'zh-Hant')).toBe('en');
  });

  it('offers nothing to who reads what the browser prefers, or prefers none of the three', () => {
    expect(findOffer(storage, ['zh-TW', 'en'], 'zh-Hant')).toBeNull();
    expect(findOffer(storage, ['de'], 'zh-Hant')).toBeNull();
  });

  it('sets the choice of the visitor above the browser’s', () => {
    rememberLanguage(storage, 'en');
    expect(findOffer(storage, ['zh-CN'], 'en')).toBeNull();
    expect(findOffer(storage, ['zh-CN'], 'zh-Hans')).toBe('en');
  });

  it('never offers again what was declined', () => {
    declineOffer(storage);
    expect(findOffer(storage, ['zh-CN'], 'en')).toBeNull();
  });

  it('does without storage', () => {
    rememberLanguage(forbidden, 'zh-Hant');
    declineOffer(forbidden);
    expect(findOffer(forbidden, ['zh-CN'], 'en')).toBe('zh-Hans');
  });
});
