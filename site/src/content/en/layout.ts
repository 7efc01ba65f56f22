import { company } from '@yiqiao/contract/company';
import { ifClaimed } from '../claimed.ts';

/** What stands around every page, and in the place of one that did not arrive. */
export const layout = {
  skip: 'Skip to the content',
  /** After the company's name, for those who hear the link. */
  home: '(home)',
  navigation: 'Main',
  languages: 'Language',
  menu: 'Menu',
  closeMenu: 'Close',
  footerIntro: `${company.name.replace(/\.$/, '')}. Translation, transcription and writing between Chinese and English, by native speakers in both.`,
  footerServices: 'Services',
  footerContact: 'Contact',
  /** Empty where it is not claimed. */
  footerSupport: ifClaimed('supportAtAnyHour', '24/7 Support'),
  phoneMenuQuote: 'Get Quote',
  toasts: {
    /** `{hotkey}` stands for the key that leads there. */
    region: 'Notifications ({hotkey})',
    one: 'Notification',
    close: 'Close',
  },
  loading: 'Loading the page…',
  failure: {
    title: 'This page failed to load',
    remedy: 'Check your connection, then reload the page.',
    reload: 'Reload the page',
  },
};

export type LayoutTexts = typeof layout;
