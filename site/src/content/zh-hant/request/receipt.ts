import type { ReceiptTexts } from '../../en/request/receipt.ts';

export const receipt: ReceiptTexts = {
  statements: {
    completed: '謝謝您。訂單已完成。',
    thanks: '您的檔案已依約全部刪除。以下是檔案的紀錄。',
    deleted: '您的檔案已刪除。以下是檔案的紀錄。',
  },
  file: '檔案',
  size: '大小',
  handedOver: '交接時間',
  deleted: '刪除',
  by: (moment) => `最晚${moment}`,
  yours: '原文',
  ours: '譯文',
  fingerprint: 'SHA-256是檔案的數位指紋，持有檔案者可據此證明其即為交接的檔案。',
  kept: '我們保留這份訂單的紀錄：您的姓名、電子郵件、語言與時區，委託與計字內容，留言、內部備註、報價與付款，訂單經過與往來郵件的紀錄，以及每個檔案的名稱、大小與指紋。您可以索取副本，也可以要求刪除。',
  job: '您的訂單',
  confirmed: '由您確認',
  afterCompletion: (span) => `完成後${span}`,
  paper: {
    statement: '您的檔案已全部刪除。',
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
