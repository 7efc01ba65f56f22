import { ifClaimed } from '../../claimed.ts';
import type { EndedTexts } from '../../en/request/ended.ts';
import { english } from '../../phrase.ts';

export const ended: EndedTexts = {
  title: '链接已失效',
  companion: english('Link ended'),
  statement: '此链接已被新链接替代、已过期，或复制不完整。',
  text: '三种情况显示相同，以免他人通过猜测获知信息。',
  lost: '重新获取进行中订单的链接',
  quote: '发送文件，无须注册',
  write: ifClaimed('supportAtAnyHour', '全天候客服，请附编号', '来信请附编号'),
};
