import type { ReceiptTexts } from '../../en/request/receipt.ts';

export const receipt: ReceiptTexts = {
  statements: {
    completed: '謝謝您。專案已完成。',
    thanks: '謝謝您。您的檔案已全部刪除，以下即為我們保留的全部紀錄。',
    deleted: '您的檔案已刪除。以下即為我們保留的全部紀錄。',
  },
  file: '檔案',
  size: '大小',
  handedOver: '交接時間',
  deleted: '刪除',
  by: (moment) => `最晚${moment}`,
  yours: '原文',
  ours: '譯文',
  fingerprint: 'SHA-256是檔案的數位指紋，持有檔案者可據此證明其即為交接的檔案。',
  job: '專案',
  confirmed: '由您確認',
  afterCompletion: (span) => `完成後${span}`,
  paper: {
    statement: '您的檔案已全部刪除。以下即為我們保留的全部紀錄。',
    title: '憑證',
    files: '檔案',
    allDeleted: (count) => `${count}份，均已刪除`,
    kept: (count) => `${count}份`,
    deletedBy: '最晚刪除',
    after: '完成之後',
    client: '委託方',
    accepted: (version, moment) => `第${version}版，${moment}`,
    times: (zone) => `所有時間均為${zone}。`,
    gap: '',
  },
};
