import type { PiecesTexts } from '../../en/quote/pieces.ts';
import { clockTime } from '../../facts/clock-time.ts';

const days = { yesterday: '昨天', today: '今天', tomorrow: '明天' };

export const piecesTexts: PiecesTexts = {
  time: clockTime,
  nearMoment: (day, time) => `${days[day]}${time}`,
  aside: {
    awake: '上传时屏幕保持常亮',
    awakeShort: '屏幕保持常亮',
    lost: (time) => `${time}断线`,
    lostShort: (time) => `${time}断线`,
    waits: (time) => `${time}起等待`,
    paused: '已暂停',
    goesOn: '接着上传',
    begun: (moment) => `${moment}开始`,
    checking: '正在核对',
    whole: (time) => `${time}传完`,
  },
  facts: {
    withUs: '已在我们这里',
    whole: (size) => `${size}，全部`,
    secondsLeft: (seconds) => `${seconds}秒`,
    minutesLeft: (minutes, seconds) => `${minutes}分${seconds}秒`,
    hoursLeft: (hours, minutes) => `${hours}小时${minutes}分`,
    lost: '丢失',
    nothing: '无',
    nextTry: '下次重试',
    inSeconds: (seconds) => `${seconds}秒后`,
    trying: '正在重试',
    keptUntil: '保留至',
    checked: '已核对',
  },
  up: {
    kept: (until) => `合上的部分已在我们这里，保留至${until}，断线、锁屏、刷新都不丢。`,
    keptShort: (until) => `合上的部分已在我们这里，保留至${until}，断线、锁屏、刷新都不丢。`,
    packed: '合上的部分已在我们这里，断线、锁屏都不丢。刚打的包随页面关闭而消失，请保持本页打开。',
  },
  lost: {
    title: {
      line: '断线了，恢复后自动续传',
      busy: '名额已满，有空位后自动续传',
      'no-room': '我们这边暂时存不下，腾出空间后自动续传',
    },
    kept: (percent, until) =>
      `${percent}%已在我们这里。请保持本页打开；关掉也行，${until}前再选同一份文件，就能接着传。`,
    packed: (percent) => `${percent}%已在我们这里。请保持本页打开。`,
    nothing: '请保持本页打开。',
    nextTry: (seconds) => `${seconds}秒后重试，锁屏也没关系。`,
    trying: '正在重试，锁屏也没关系。',
    tryNow: '立即重试',
  },
  paused: {
    title: '已暂停',
    kept: (percent, until) => `${percent}%已在我们这里，保留至${until}，随时可以继续。`,
    other: '随时可以继续。',
  },
  slept: {
    phone: (time) => `手机休眠了${time}`,
    device: (time) => `设备休眠了${time}`,
    text: (percent) => `什么都没丢，从${percent}%接着传。`,
    seconds: (count) => `${count}秒`,
    minutes: (count) => `${count}分钟`,
    hours: (count) => `${count}小时`,
  },
  whole: {
    title: '全部到齐，一字不落。',
    text: '正在等待服务器确认，随后进入“询价已提交”。',
  },
  buttons: {
    pause: '暂停',
    pauseLabel: '暂停上传',
    goOn: '继续',
    goOnLabel: '继续上传',
  },
  submit: {
    line: '等待恢复连接',
    place: '等待空位',
    paused: '已暂停',
  },
  kept: {
    title: (name, percent) => `请再选一次${nameDocument(name)}，从${percent}%接着传。`,
    reloaded: (rest) =>
      `页面刷新后，浏览器不能自行打开文件。请把它拖进圆圈；核对是同一份，就只传余下的${rest}。`,
    reloadedShort: '页面刷新后，浏览器不能自行打开文件。您填写的内容都还在。',
    elsewhere: (rest) =>
      `这里有一份文件没传完。请把它拖进圆圈；核对是同一份，就只传余下的${rest}。`,
    choose: '选择文件',
    another: '改传另一份',
    delete: (percent) => `删除已传的${percent}%`,
    deleted: '已删除',
    deletedText: '我们这里不再有这份文件的任何部分。',
    ring: (percent) => `文件的${percent}%已在我们这里`,
    documentFirst: '请先选择文件。您填写的内容都还在。',
    sameOne: (size, rest) => `其中${size}已在我们这里，提交后只传余下的${rest}。`,
    sameWhole: '整份文件已在我们这里，提交询价即可。',
  },
  checking: {
    title: '正在核对是不是同一份文件',
    text: '只在本机计算，核对一致就接着上传。',
    stop: '停止',
    stopLabel: '停止核对',
    unreadable: '这份文件读不出来。请确认它还在、您有权打开，再重新选择。',
  },
  other: {
    title: '这不是同一份文件',
    sameName: (megabyte) =>
      megabyte === null ? '名称相同，大小不同。' : `名称相同，第${megabyte} MB起内容不同。`,
    otherName: (megabyte) =>
      megabyte === null ? '名称和大小都不同。' : `名称不同，第${megabyte} MB起内容也不同。`,
    unknownName: (megabyte) => (megabyte === null ? '大小不同。' : `第${megabyte} MB起内容不同。`),
    begun: '已传一部分',
    chosen: '刚才选择',
    sizeOf: '，',
    stays: (percent) => `已传的${percent}%会留着。`,
    anew: (percent) => `从头开始，已传的${percent}%会删除。`,
    again: '重新选择',
    instead: '改传这一份',
  },
  announced: {
    sent: (percent) => `正在上传，${percent}%已在我们这里。`,
    back: (percent) => `从${percent}%接着传。`,
    whole: '全部到齐，正在等待服务器确认。',
    kept: (percent) => `有一份文件，${percent}%已在我们这里。请再选一次，接着传。`,
  },
};

function nameDocument(name: string | null): string {
  return name === null ? '同一份文件' : `“${name}”`;
}
