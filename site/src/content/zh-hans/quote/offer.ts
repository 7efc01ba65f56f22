import { nameOffer } from '../../offer-names.ts';

export const offer = nameOffer(
  {
    'Chinese to English Translation': '中译英',
    'English to Chinese Translation': '英译中',
    'Chinese Writing': '中文撰写',
    'English Writing': '英文撰写',
    'Standard Translation': '标准翻译',
    'Professional Translation': '专业翻译',
    'Premium Translation': '精品翻译',
    'Certified Translation': '认证翻译',
    'Standard (5-7 days)': '普通（5–7天）',
    'Express (2-3 days)': '加急（2–3天）',
    'Rush (24 hours)': '特急（24小时）',
  },
  '，',
);
