import type { ReasonTexts } from '../../../en/quote/words/reasons.ts';

const countThem = '付款之前，由專人計算字數。';
const opened = '付款之前，由專人打開查看。';
const lengthOnly = '檔案裡讀得到長度，讀不到說了多少字。';

export const reasons: ReasonTexts = {
  byLimit: {
    scan: { reason: '每一頁都是圖片，或是轉成圖形的文字。', next: countThem },
    'scanned-pages': { reason: '有些頁是圖片。', next: countThem },
    'unreadable-text': { reason: '這份PDF裡的文字，程式讀不出來。', next: countThem },
    'unreadable-pages': { reason: '有些頁的文字，程式讀不出來。', next: countThem },
    image: { reason: '圖片裡的文字，程式無法計算。', next: countThem },
    audio: { reason: lengthOnly, next: '付款之前，由專人聽過並計算字數。' },
    video: { reason: lengthOnly, next: '付款之前，由專人看過並計算字數。' },
    encrypted: {
      reason: '檔案設有密碼。',
      next: '付款之前，我們會與您聯絡取得密碼，再由專人計算字數。',
    },
    'legacy-office': {
      reason: '這是1997年以前的Office格式，這裡無法讀取。',
      next: opened,
      hint: '另存為docx、xlsx或pptx，就能當場計算字數。',
    },
    archive: { reason: '這是壓縮檔，裡面的檔案不在這裡計算字數。', next: opened },
    attachments: {
      reason: '這封郵件帶有附件，附件不在這裡計算字數。',
      next: '附件請逐一送出；不送也可以，付款之前由專人計算字數。',
    },
    documents: { reason: '裡面有些檔案沒能數全。', next: countThem },
    damaged: { reason: '檔案已毀損，無法讀到最後。', next: opened },
    'too-large': { reason: '檔案太大，這裡無法讀到最後。', next: countThem },
    'too-slow': { reason: '讀取這個檔案花的時間太長。', next: countThem },
    'unknown-format': {
      reason: '這種格式我們不認得，無法讀取內容。',
      next: opened,
      hint: '若是文字檔案，另存為docx、xlsx、pptx、pdf或txt，就能當場計算字數。',
    },
    failed: { reason: '我們的程式讀不出這個檔案，檔案本身未必有問題。', next: countThem },
  },
  unnamed: { reason: '程式無法計算這份文件的字數。', next: countThem },
  empty: { reason: '檔案裡沒有內容。', next: '請確認是否選錯檔案。' },
  noneCounted: { reason: '裡面的檔案，程式都無法計字。', next: countThem },
  countThem,
};
