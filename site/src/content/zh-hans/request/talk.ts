import { wording } from '@yiqiao/contract/wording/zh-hans-orders';
import type { TalkTexts } from '../../en/request/talk.ts';

export const talk: TalkTexts = {
  heading: '往来留言',
  you: '您',
  ask: '提问或补充说明',
  message: '您的留言',
  placeholder: '例如：需保留的术语、人名的写法、交付时间的调整',
  send: '发送',
  answer: '您的答复',
  sendAnswer: '发送答复',
  answerHint: '不确定也请告知。',
  here: (hasMail) => (hasMail ? '我们会在本页和电子邮件中回复。' : '我们会在本页回复。'),
  done: {
    add: '文件已送达。',
    'take-back': '已按您的意思更改。',
    send: '您的留言已送达。',
    accept: '您已接受报价。',
    decline: '您已谢绝报价。',
    amend: '您已接受新版。',
    keep: '您已谢绝新版，已接受的版本仍然有效。',
    confirm: '您已确认验收。',
    revise: '您已申请修改。',
    wish: '您的要求已送达，会有专人办理。',
    bill: '开票信息已保存。',
  },
  lost: '连接已中断。您填的内容还在，请再按一次。',
  refused: (code) =>
    code === 'not-found'
      ? '此链接已失效，内容没有发出。您填的内容还在。请获取新链接：'
      : wording.problem(code, 500),
};
