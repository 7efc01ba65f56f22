import { nameOffer } from '../../offer-names.ts';

export const offer = nameOffer(
  {
    'Chinese to English Translation': '中翻英',
    'English to Chinese Translation': '英翻中',
    'Chinese Writing': '中文撰稿',
    'English Writing': '英文撰稿',
    'Standard Translation': '標準翻譯',
    'Professional Translation': '專業翻譯',
    'Premium Translation': '頂級翻譯',
    'Certified Translation': '認證翻譯',
    'Standard (5-7 days)': '一般件（5–7天）',
    'Express (2-3 days)': '急件（2–3天）',
    'Rush (24 hours)': '特急件（24小時）',
  },
  '，',
);
