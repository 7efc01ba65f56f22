import { company } from '@yiqiao/contract/company';

/** The company's short name in Simplified characters; its Latin one where it has no Chinese name. */
export const brand = company.brandChinese || company.brand;
