import { serviceNames } from '@yiqiao/contract/wording/zh-hant-terms';
import { nameOffer } from '../../offer-names.ts';

export const offer = nameOffer(serviceNames, '，');
