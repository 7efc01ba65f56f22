import type { ClaimId } from '@yiqiao/contract/claims/claims-schema';

/** By which words a page makes each claim, in any of the three scripts. */
export const claimWords: Readonly<Record<ClaimId, RegExp>> = {
  deliveryIn24Hours: /24 hours for most|most projects|多数项目|多數專案|>24</i,
  supportAtAnyHour: /24\/7|clock, weekends|always there|全天候|全年無休|昼夜在线|日夜都在/i,
  projectsCompleted: /50,000|[5五][万萬][余多]/,
  numberOfClients: /2,?000\+/,
  yearsOfExperience: /years of experience|20年|年行业经验|年業界經驗/,
  onTime999: /99\.9/,
  onTime995: /99\.5/,
  isoStandards: /\bISO\b(?! 8601)/,
  neverFreelancers: /full-time|in-house|freelanc|专职|專職|兼职|自由譯者|公司员工|公司員工/i,
  yearsAbroad: /(?:5\+?|five) years|5年|[五5]年以上|至少五年/,
  pricesFrom: /(?:USD|US\$)\s*(?:23|39)\b/,
};
