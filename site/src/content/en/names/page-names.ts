import type { PageNames } from '../../pages/page-names.ts';
import { coreNames } from './core-names.ts';
import { industryNames } from './industry-names.ts';
import { serviceNames } from './service-names.ts';

export const pageNames: PageNames = { ...coreNames, ...serviceNames, ...industryNames };
