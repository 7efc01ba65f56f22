import { company } from '@yiqiao/contract/company';
import { breakMark } from '../phrase.ts';

/** The company's address with places to break, for lines that are justified: whole, it would stretch the line before it. */
export const breakableEmail = company.email.replaceAll(/[@.]/g, `${breakMark}$&`);
