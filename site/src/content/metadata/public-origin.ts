import { company } from '@yiqiao/contract/company';

const origin = import.meta.env.PUBLIC_ORIGIN || company.origin;

/** Where the site is reached: `PUBLIC_ORIGIN` at build time, else the company's own; no slash at its end. */
export const publicOrigin: string = origin.replace(/\/$/, '');
