import { ifClaimed } from '../../claimed.ts';
import { breakableEmail } from '../../legal/breakable-email.ts';
import type { LegalDocument } from '../../legal/legal-document.ts';
import { party } from '../../legal/party.ts';
import { english } from '../../phrase.ts';

export const agreement: LegalDocument = {
  title: '保密协议',
  companion: english('Non-Disclosure Agreement'),
  lead: `自收到文件之时起，|本协议即对${party.simplified}|具有约束力，|不论您是否下单。|您无须签署，自动适用。`,
  prevails: {
    before: '本页为中文译本，便于阅读；与英文本不一致的，以',
    link: '英文本',
    after: '为准。',
  },
  sections: [
    {
      id: 'purpose',
      title: '目的',
      clauses: [
        `您（“披露方”）向${party.simplified}（“接收方”或“我们”）提供文稿和信息，供我们报价、翻译、转写、审校或撰写之用。本协议约定我们如何保护这些内容。`,
        '我们仅为上述目的使用您提供的内容，不作他用。',
      ],
    },
    {
      id: 'definition',
      title: '保密信息的定义',
      clauses: [
        '保密信息，是指您向我们披露的一切未公开的内容，不论形式，也不论是否标明保密，尤其包括：',
        {
          points: [
            '源文件、译文、初稿、录音录像和参考资料；',
            '其中的商业、财务、技术、法律、医疗信息和个人信息；',
            '据此制作的术语表和翻译记忆库；',
            '您的客户身份，以及您的需求、价格和与我们的往来函件。',
          ],
        },
      ],
    },
    {
      id: 'obligations',
      title: '义务',
      clauses: [
        '我们对保密信息严守秘密，注意程度不低于对待我们自己的保密信息。',
        {
          points: [
            `只有经手您项目的人才能看到保密信息。他们${ifClaimed('neverFreelancers', '均为本公司专职员工，且')}各自负有保密义务。`,
            '未经您书面同意，我们不向第三方提供，不公开发表，也不用作业绩宣传。',
            '未经您书面同意，我们不将您的任何文稿交给本公司以外的AI服务。计字和我们自己的检查，都在我们自己的设备上完成。',
            '我们仅在工作所需的范围内复制。',
            '如发现未经授权的披露，我们会立即通知您，并尽力减轻影响。',
          ],
        },
      ],
    },
    {
      id: 'data-security',
      title: '数据安全',
      clauses: [
        '文件经加密连接传送给我们，并依照欧盟《通用数据保护条例》（GDPR）处理。只有通过身份验证的员工可以访问。',
        '项目完成后24小时内删除文件。项目本身的记录，例如日期、字数和价格，留作记账之用，其中不含您的任何文稿内容。',
        '您希望提前删除某一文件的，请来信告知。项目仍需使用该文件的，项目随之终止。',
      ],
    },
    {
      id: 'exceptions',
      title: '例外',
      clauses: [
        '我们能够证明属于下列情形的信息，不受上述义务约束：',
        {
          points: [
            '我们收到时已经公开，或者其后非因我们的行为而公开的；',
            '我们此前已合法知悉，或者由有权披露的他人合法提供的；',
            '我们未使用您提供的内容而独立开发的。',
          ],
        },
        '法律、法院或主管机关强制要求披露的，我们只在必须的范围内披露，并在允许的情况下事先通知您。',
      ],
    },
    {
      id: 'duration',
      title: '期限',
      clauses: [
        '本协议无固定期限，仅在双方以书面形式终止时终止；此前收到的信息仍受保护。',
        '项目结束、文件删除、双方业务往来终止，均不影响本协议的效力。',
      ],
    },
    {
      id: 'contact',
      title: '联系方式',
      clauses: [
        `对本协议有疑问、需要一份已签署的协议、希望使用您自己的协议文本，或者有其他应当让我们知道的事项，请来信：${breakableEmail}。`,
      ],
    },
  ],
};
