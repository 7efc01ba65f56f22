import { ifClaimed } from '../../claimed.ts';
import type { EndedTexts } from '../../en/request/ended.ts';
import { english } from '../../phrase.ts';

export const ended: EndedTexts = {
  title: '連結已失效',
  companion: english('Link ended'),
  statement: '此連結已由新連結取代、已過期，或複製不完整。',
  text: '三種情況顯示相同，以免他人靠猜測得知資訊。',
  lost: '重新取得進行中訂單的連結',
  quote: '傳送檔案，無須註冊',
  write: ifClaimed('supportAtAnyHour', '全天候客服，請附編號', '來信請附編號'),
};
