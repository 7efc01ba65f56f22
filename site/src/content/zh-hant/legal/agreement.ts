import { ifClaimed } from '../../claimed.ts';
import { breakableEmail } from '../../legal/breakable-email.ts';
import type { LegalDocument } from '../../legal/legal-document.ts';
import { party } from '../../legal/party.ts';
import { english } from '../../phrase.ts';

export const agreement: LegalDocument = {
  title: '保密協議',
  companion: english('Non-Disclosure Agreement'),
  lead: `自收到檔案時起，|本協議即對本公司|具有拘束力，|不論您是否下單。|您無須簽署，自動適用。`,
  prevails: {
    before: '本頁為中文譯本，便於閱讀；與英文版不一致者，以',
    link: '英文版',
    after: '為準。',
  },
  sections: [
    {
      id: 'purpose',
      title: '目的',
      clauses: [
        `您（「揭露方」）向${party.traditional}（「接收方」或「我們」）提供文稿與資訊，供我們報價、翻譯、聽打、審校或撰稿之用。本協議約定我們如何保護這些內容。`,
        '我們僅為上述目的使用您提供之內容，不作他用。',
      ],
    },
    {
      id: 'definition',
      title: '機密資訊之定義',
      clauses: [
        '機密資訊，指您向我們揭露之一切未公開內容，不論形式，亦不論是否標示機密，尤其包括：',
        {
          points: [
            '原始檔案、譯文、初稿、錄音錄影與參考資料；',
            '其中之商業、財務、技術、法律、醫療資訊與個人資料；',
            '據此製作之術語表與翻譯記憶庫；',
            '您的客戶身分，以及您的需求、價格與雙方往來函件。',
          ],
        },
      ],
    },
    {
      id: 'obligations',
      title: '義務',
      clauses: [
        '我們對機密資訊嚴守秘密，注意程度不低於對待我們自己的機密資訊。',
        {
          points: [
            `僅承辦您專案之人得接觸機密資訊。其${ifClaimed('neverFreelancers', '均為本公司專職員工，且')}各自負有保密義務。`,
            '未經您書面同意，我們不提供予第三人，不公開發表，亦不作為業績宣傳。',
            '未經您書面同意，我們不將您的任何文稿交由本公司以外之AI服務處理。字數計算與我們自己的檢查，均在我們自己的機器上執行。',
            '我們僅於工作所需範圍內複製。',
            '如發現未經授權之揭露，我們會立即通知您，並盡力減輕影響。',
          ],
        },
      ],
    },
    {
      id: 'data-security',
      title: '資料安全',
      clauses: [
        '檔案經加密連線傳送給我們，並依歐盟《一般資料保護規則》（GDPR）處理。僅經身分驗證之員工得存取。',
        '專案完成後24小時內刪除檔案。專案本身之紀錄，例如日期、字數與價格，留作記帳之用，其中不含您的任何文稿內容。',
        '您希望提前刪除某一檔案時，請來信告知。專案仍需使用該檔案者，專案隨之終止。',
      ],
    },
    {
      id: 'exceptions',
      title: '例外',
      clauses: [
        '下列資訊，經我們證明者，不受上述義務拘束：',
        {
          points: [
            '我們收到時已公開，或其後非因我們之行為而公開者；',
            '我們先前已合法知悉，或由有權揭露之他人合法提供者；',
            '我們未使用您提供之內容而獨立形成者。',
          ],
        },
        '法律、法院或主管機關強制要求揭露時，我們僅於必要範圍內揭露，並於許可時事先通知您。',
      ],
    },
    {
      id: 'duration',
      title: '期間',
      clauses: [
        '本協議未定期限，僅於雙方以書面終止時終止；此前收到之資訊仍受保護。',
        '專案結束、檔案刪除、雙方業務往來終止，均不影響本協議之效力。',
      ],
    },
    {
      id: 'contact',
      title: '聯絡方式',
      clauses: [
        `對本協議如有疑問、需要一份已簽署之協議、希望使用您自己的協議文本，或有其他應讓我們知道之事項，請來信：${breakableEmail}。`,
      ],
    },
  ],
};
