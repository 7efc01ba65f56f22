import type { ServiceWording } from '../../en/services/service-wording.ts';

export const serviceWording: ServiceWording = {
  specimensCaption: '难译的实例：原文、常见的错译和我们的译文',
  exchange: { send: '您发来', receive: '您收到', counted: '如何计字' },
  preparation: {
    general: '随文件告诉我们',
    intoChinese: '译成中文，请说明',
    intoEnglish: '译成英文，请说明',
  },
  questions: '常见问题',
};
