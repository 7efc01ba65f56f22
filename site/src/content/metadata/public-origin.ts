import { company } from '@yiqiao/contract/company';

/** Where the site is reached: `PUBLIC_ORIGIN` at build time, else the company's own address. */
export const publicOrigin: string = import.meta.env.PUBLIC_ORIGIN || company.origin;
