import { hans } from '../phrase.ts';

/** The two menus of the header. */
export const menuTexts = {
  services: {
    name: 'Services',
    companion: hans('服务'),
    intro: 'Chinese to English, English to Chinese, or written from scratch in either.',
  },
  industries: {
    name: 'Industries',
    companion: hans('行业'),
    intro: 'People who read your field’s contracts, labels and slogans in both languages.',
  },
};

export type MenuTexts = typeof menuTexts;
