import { company } from '@yiqiao/contract/company';

/** The company's short name in Traditional characters; its Latin one where it has no Chinese name. */
export const brand = company.brandTraditional || company.brandChinese || company.brand;
