import { serviceNames } from '@yiqiao/contract/wording/zh-hans-terms';
import { nameOffer } from '../../offer-names.ts';

export const offer = nameOffer(serviceNames, '，');
