import type { MailTexts } from '../mail-texts.ts';

export const layout: MailTexts['layout'] = {
  greeting: (name) => (name === null ? '您好：' : `${name}，您好：`),
  linkIsYours: '此連結僅供您本人使用，任何人憑此連結都能查看您的詢價。',
  test: {
    subject: '測試郵件',
    text: '郵件可以正常送達，無須回覆。',
  },
};
