import { titleNameIn } from '@yiqiao/contract/company-name';
import type { SeatTexts } from '../../en/office/seat.ts';
import { seatJob } from './seat-job.ts';

const office = titleNameIn('zh-Hant');

const faults: Readonly<Record<string, string>> = {
  'text-missing': '請先填寫內容。',
  'text-too-long': '內容太長。',
  'job-missing': '這份稿件已被撤下。',
  'job-changed': '稿件的條件剛剛有變，請看過再答覆。',
  'job-moved-on': '這份稿件的狀態已變，請查看最新情況。',
  'job-full': '筆數已滿，這裡不能再新增。',
  'job-file-missing': '要交的檔案已不在，請重新選擇。',
  'too-many-files': '這份稿件放不下更多檔案。請移除一些，或打包成壓縮檔。',
};

export const seat: SeatTexts = {
  title: `${office}譯者`,
  skip: '跳到稿件或列表',
  pane: '稿件列表',
  detail: '稿件詳情',
  views: { 'to-answer': '待答覆', 'in-work': '進行中', 'handed-in': '已交稿', done: '已結束' },
  dueFirst: '先到期在前',
  latestFirst: '最近在前',
  offers: (count) => `${count}份稿件等您答覆`,
  empty: {
    'to-answer': '沒有待答覆的稿件。',
    'in-work': '沒有進行中的稿件。',
    'handed-in': '沒有等待查看的稿件。',
    done: '還沒有已結束的稿件。',
  },
  noJobs: '還沒有稿件。',
  about: `這裡只有${office}交給您的稿件。稿件結束後，檔案會自動從這台裝置刪除。`,
  choose: '請選擇一份稿件查看詳情。',
  notHere: '這份稿件已不在這裡。',
  back: (view) => `返回${view}`,
  number: (reference, number) => `${reference}，第${number}份`,
  handedOver: (name, moment) => `${moment}由${name}派稿。`,
  office,
  words: () => '字',
  isNew: '新',
  notSent: '未傳送',
  filesHere: (count) => `${count}個檔案已存`,
  newMessages: (count) => `${count}則新回覆`,
  endedWithOrder: (state) => (state === 'done' ? '已結束' : '已撤回'),
  clock: {
    answerBy: (moment) => `請在${moment}前答覆`,
    offered: (moment) => `${moment}派來`,
    due: (moment) => `${moment}前交稿`,
    late: (span) => `逾期${span}`,
    'handed-in': (moment) => `${moment}交稿`,
    done: (moment) => `${moment}結束`,
    declined: (moment) => `${moment}婉拒`,
    'taken-back': (moment) => `${moment}撤回`,
  },
  ...seatJob,
  changes: {
    acceptJob: { name: '接稿', done: '已接稿' },
    declineJob: { name: '不接', done: '已婉拒' },
    writeInJob: { name: '給辦公室的留言', done: '留言已傳送' },
    handInJob: { name: '交稿', done: '已交稿' },
  },
  faults: (code) => faults[code] ?? '伺服器沒有接受。',
  afterFiles: '檔案上傳完成後傳送。',
  refused: '未被接受',
  otherRole: '您的身分已變更',
  lost: (count) =>
    count === 0
      ? '這台裝置上原有身分的內容已刪除。'
      : `這台裝置上原有身分的內容已刪除，其中${count}項變更尚未傳送。`,
  fees: {
    title: '稿酬',
    thisMonth: '本月：',
    month: (date) => `${date.getFullYear()}年${date.getMonth() + 1}月`,
    about: `已交稿的稿件，按首次交稿的月份合計，與${office}的統計一致。`,
    none: '還沒有已交稿且有稿酬的稿件。',
    jobs: (count) => `${count}份`,
  },
  help: {
    singleKeysWork: '焦點不在輸入框和按鈕上，或在稿件上時可用。',
    keys: {
      next: '下一份、上一份稿件',
      ends: '第一份、最後一份稿件',
      open: '開啟稿件',
      back: '返回列表',
      send: '傳送寫好的內容',
    },
    marks: '虛線框表示伺服器還沒有收到的內容。',
    keeps:
      '您的稿件、開啟過的檔案和未傳送的內容儲存在這台裝置上，直到您登出。伺服器超過72小時沒有確認登入，這些內容就會鎖定；稿件結束後，檔案隨即刪除。',
    keepsNothing:
      '這個瀏覽器不允許管理後台儲存內容。沒有連線就看不到稿件；關閉這個分頁，未傳送的內容就會遺失。',
  },
};
