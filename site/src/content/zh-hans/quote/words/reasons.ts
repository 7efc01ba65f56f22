import type { ReasonTexts } from '../../../en/quote/words/reasons.ts';

const countThem = '付款之前，我们会人工计字。';
const opened = '付款之前，我们会人工打开查看。';
const lengthOnly = '文件里读得到时长，读不到说了多少字。';

export const reasons: ReasonTexts = {
  byLimit: {
    scan: { reason: '每一页都是图片，或是转成图形的文字。', next: countThem },
    'scanned-pages': { reason: '有些页是图片。', next: countThem },
    'unreadable-text': { reason: '这份PDF里的文字，程序读不出。', next: countThem },
    'unreadable-pages': { reason: '有些页的文字，程序读不出。', next: countThem },
    image: { reason: '图片里的文字，程序无法计数。', next: countThem },
    audio: { reason: lengthOnly, next: '付款之前，我们会听一遍并计字。' },
    video: { reason: lengthOnly, next: '付款之前，我们会看一遍并计字。' },
    encrypted: {
      reason: '文件设有密码。',
      next: '付款之前，我们会联系您索取密码，并人工计字。',
    },
    'legacy-office': {
      reason: '这是1997年以前的Office格式，这里读不了。',
      next: opened,
      hint: '另存为docx、xlsx或pptx，即可当场计字。',
    },
    archive: { reason: '这是压缩包，里面的文件不在这里计字。', next: opened },
    attachments: {
      reason: '这封邮件带有附件，附件不在这里计字。',
      next: '附件请逐个提交；不提交也可以，付款之前我们会人工计字。',
    },
    documents: { reason: '里面有些文件没能数全。', next: countThem },
    damaged: { reason: '文件已损坏，无法读到末尾。', next: opened },
    'too-large': { reason: '文件太大，这里无法读到末尾。', next: countThem },
    'too-slow': { reason: '读取这份文件用时过长。', next: countThem },
    'unknown-format': {
      reason: '这种格式我们不认识，无法读取内容。',
      next: opened,
      hint: '若是文字文件，另存为docx、xlsx、pptx、pdf或txt，即可当场计字。',
    },
    failed: { reason: '我们的程序没能读出这份文件，文件本身未必有问题。', next: countThem },
  },
  unnamed: { reason: '程序无法为这份文件计字。', next: countThem },
  empty: { reason: '文件里没有内容。', next: '请看看是不是选错了。' },
  noneCounted: { reason: '里面的文件，程序都无法计字。', next: countThem },
  countThem,
};
