import type { PiecesTexts } from '../../en/quote/pieces.ts';

const time = new Intl.DateTimeFormat('zh-TW', { hour: 'numeric', minute: '2-digit', hour12: true });
const days = { yesterday: '昨天', today: '今天', tomorrow: '明天' };

export const piecesTexts: PiecesTexts = {
  time: (date) => time.format(date),
  nearMoment: (day, time) => `${days[day]}${time}`,
  aside: {
    awake: '上傳時螢幕保持開啟',
    awakeShort: '螢幕保持開啟',
    lost: (time) => `${time}斷線`,
    lostShort: (time) => `${time}斷線`,
    waits: (time) => `${time}起等待`,
    paused: '已暫停',
    goesOn: '接著上傳',
    begun: (moment) => `${moment}開始`,
    checking: '核對中',
    whole: (time) => `${time}傳完`,
  },
  facts: {
    withUs: '已在我們這裡',
    whole: (size) => `${size}，全部`,
    secondsLeft: (seconds) => `${seconds}秒`,
    minutesLeft: (minutes, seconds) => `${minutes}分${seconds}秒`,
    hoursLeft: (hours, minutes) => `${hours}小時${minutes}分`,
    lost: '遺失',
    nothing: '無',
    nextTry: '下次重試',
    inSeconds: (seconds) => `${seconds}秒後`,
    trying: '重試中',
    keptUntil: '保留到',
    checked: '已核對',
  },
  up: {
    kept: (until) => `合上的部分已在我們這裡，保留到${until}，斷線、鎖定螢幕、重新整理都不會不見。`,
    keptShort: (until) =>
      `合上的部分已在我們這裡，保留到${until}，斷線、鎖定螢幕、重新整理都不會不見。`,
    packed:
      '合上的部分已在我們這裡，斷線、鎖定螢幕都不會不見。剛打的包會隨頁面關閉而消失，請讓本頁開著。',
  },
  lost: {
    title: {
      line: '斷線了，恢復後自動續傳',
      busy: '名額已滿，有空位後自動續傳',
      'no-room': '我們這邊暫時存不下，騰出空間後自動續傳',
    },
    kept: (percent, until) =>
      `${percent}%已在我們這裡。請讓本頁開著；關掉也行，${until}前再選同一份檔案，就能接著傳。`,
    packed: (percent) => `${percent}%已在我們這裡。請讓本頁開著。`,
    nothing: '請讓本頁開著。',
    nextTry: (seconds) => `${seconds}秒後重試，鎖定螢幕也沒關係。`,
    trying: '重試中，鎖定螢幕也沒關係。',
    tryNow: '立即重試',
  },
  paused: {
    title: '已暫停',
    kept: (percent, until) => `${percent}%已在我們這裡，保留到${until}，隨時可以繼續。`,
    other: '隨時可以繼續。',
  },
  slept: {
    phone: (time) => `手機休眠了${time}`,
    device: (time) => `裝置休眠了${time}`,
    text: (percent) => `什麼都沒少，從${percent}%接著傳。`,
    seconds: (count) => `${count}秒`,
    minutes: (count) => `${count}分鐘`,
    hours: (count) => `${count}小時`,
  },
  whole: {
    title: '全部到齊，一字不漏。',
    text: '等待伺服器確認中，隨後進入「詢價已送出」。',
  },
  buttons: {
    pause: '暫停',
    pauseLabel: '暫停上傳',
    goOn: '繼續',
    goOnLabel: '繼續上傳',
  },
  submit: {
    line: '等待恢復連線',
    place: '等待空位',
    paused: '已暫停',
  },
  kept: {
    title: (name, percent) => `請再選一次${nameDocument(name)}，從${percent}%接著傳。`,
    reloaded: (rest) =>
      `頁面重新整理後，瀏覽器不能自行打開檔案。請把它拖進圓圈；核對是同一份，就只傳剩下的${rest}。`,
    reloadedShort: '頁面重新整理後，瀏覽器不能自行打開檔案。您填寫的內容都還在。',
    elsewhere: (rest) =>
      `這裡有一份檔案沒傳完。請把它拖進圓圈；核對是同一份，就只傳剩下的${rest}。`,
    choose: '選擇檔案',
    another: '改傳另一份',
    delete: (percent) => `刪除已傳的${percent}%`,
    deleted: '已刪除',
    deletedText: '我們這裡不再有這份檔案的任何部分。',
    ring: (percent) => `檔案的${percent}%已在我們這裡`,
    documentFirst: '請先選擇檔案。您填寫的內容都還在。',
    sameOne: (size, rest) => `其中${size}已在我們這裡，送出後只傳剩下的${rest}。`,
    sameWhole: '整份檔案已在我們這裡，送出詢價即可。',
  },
  checking: {
    title: '正在核對是不是同一份檔案',
    text: '只在這台裝置上計算，核對一致就接著上傳。',
    stop: '停止',
    stopLabel: '停止核對',
    unreadable: '這份檔案讀不出來。請確認它還在、您可以打開，再重新選擇。',
  },
  other: {
    title: '這不是同一份檔案',
    sameName: (megabyte) =>
      megabyte === null ? '名稱相同，大小不同。' : `名稱相同，第${megabyte} MB起內容不同。`,
    otherName: (megabyte) =>
      megabyte === null ? '名稱和大小都不同。' : `名稱不同，第${megabyte} MB起內容也不同。`,
    unknownName: (megabyte) => (megabyte === null ? '大小不同。' : `第${megabyte} MB起內容不同。`),
    begun: '已傳一部分',
    chosen: '剛才選擇',
    sizeOf: '，',
    stays: (percent) => `已傳的${percent}%會留著。`,
    anew: (percent) => `從頭開始，已傳的${percent}%會刪除。`,
    again: '重新選擇',
    instead: '改傳這一份',
  },
  announced: {
    sent: (percent) => `上傳中，${percent}%已在我們這裡。`,
    back: (percent) => `從${percent}%接著傳。`,
    whole: '全部到齊，等待伺服器確認中。',
    kept: (percent) => `有一份檔案，${percent}%已在我們這裡。請再選一次，接著傳。`,
  },
};

function nameDocument(name: string | null): string {
  return name === null ? '同一份檔案' : `「${name}」`;
}
