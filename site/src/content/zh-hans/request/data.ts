import type { DataTexts } from '../../en/request/data.ts';

export const data: DataTexts = {
  heading: '您的个人信息',
  text: '您可以索取我们保存的全部信息的副本，也可以要求全部删除。这两件事都由专人办理。',
  notice: {
    before: '我们存储什么、存在哪里、存多久，见',
    link: (name) => `《${name}》`,
    after: '。',
  },
  export: {
    ask: '索取全部信息的副本',
    meaning:
      '您会得到一个压缩包，内含您以此邮箱提交的全部询价：您发来的和写下的内容、我们的答复，以及仍保存在这里的文件。',
    send: '索取副本',
    asked: (moment) => `您已于${moment}索取全部信息的副本。`,
    done: (moment) => `副本已于${moment}备好。`,
  },
  erase: {
    ask: '要求删除全部信息',
    meaning:
      '您以此邮箱提交的全部询价，连同文件、留言和本页，都会删除；翻译尚未完成的也不例外。删除之后无法恢复。',
    send: '要求删除',
    asked: (moment) => `您已于${moment}要求删除全部信息。`,
    done: (moment) => `您的要求已于${moment}办理。`,
  },
};
