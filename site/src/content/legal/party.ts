import { registeredNameIn } from '@yiqiao/contract/registered-name';

/** The company as a party to agreements, in each language. */
export const party = {
  english: registeredNameIn('en'),
  simplified: registeredNameIn('zh-Hans'),
  traditional: registeredNameIn('zh-Hant'),
};
