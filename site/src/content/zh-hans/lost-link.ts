import type { LostLinkTexts } from '../en/lost-link.ts';
import { english } from '../phrase.ts';

export const lostLink: LostLinkTexts = {
  eyebrow: '您在我们这里的订单',
  title: '链接丢了',
  companion: english('Lost your link'),
  ask: {
    lead: '请填写您当初留下的邮箱，我们会把进行中订单的链接发给您。',
    email: '电子邮箱',
    send: '把链接发给我',
    sending: '正在发送',
    faults: {
      missing: '请填写电子邮箱',
      invalid: '邮箱地址不完整，应像name@example.com',
    },
    failures: {
      lost: '网络已断开。填写的邮箱还在，联网后请再按一次按钮。',
      'too-many-requests': '您所在的网络提交得太频繁，请稍后再试。',
      'no-mail': '本站不自动发送邮件，请写信给我们。',
      other: '我们这边出了问题，请稍后再试。',
    },
  },
  help: (email) => [
    {
      question: '几分钟后还没收到？',
      answer: '请看看垃圾邮件，或换一个您可能用过的邮箱。',
    },
    {
      question: '没有留过邮箱？',
      answer: `如果当初是打电话或用微信联系的，请问问接待您的人，或写信到${email}，并注明编号。`,
    },
    {
      question: '要找已完成的订单？',
      answer: '链接在项目完成90天后失效，文件早已删除。',
    },
  ],
  sent: {
    title: '请查收邮件',
    companion: english('Check your mail'),
    lead: { before: '如果', after: '名下有进行中的订单，链接已经发出。' },
    leadAlone: '如果您填写的邮箱名下有进行中的订单，链接已经发出。',
    alike: '无论有没有，这里的答复都一样，旁人无从得知谁是我们的客户。',
    nothing: '十分钟还没收到？',
    remedy: '请看看垃圾邮件，或换一个您可能用过的邮箱。同一邮箱十分钟内只发一次。',
    another: '换一个邮箱',
  },
  write: {
    lead: '请用您当初留下的邮箱写信给我们，记得编号的话请一并注明。我们会人工回复链接。',
    action: (email) => `写信到|${email}`,
    subject: '索取订单链接',
    note: '本站不自动发送邮件。',
  },
};
