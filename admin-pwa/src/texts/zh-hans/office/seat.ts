import { titleNameIn } from '@yiqiao/contract/company-name';
import type { SeatTexts } from '../../en/office/seat.ts';
import { seatJob } from './seat-job.ts';

const office = titleNameIn('zh-Hans');

const faults: Readonly<Record<string, string>> = {
  'text-missing': '请先填写内容。',
  'text-too-long': '内容太长。',
  'job-missing': '这份稿件已被撤下。',
  'job-changed': '稿件的条件刚刚有变，请看过再答复。',
  'job-moved-on': '这份稿件的状态已变，请查看最新情况。',
  'job-full': '条数已满，这里不能再添加。',
  'job-file-missing': '要交的文件已不在，请重新选择。',
  'too-many-files': '这份稿件放不下更多文件。请移除一些，或打成压缩包。',
};

export const seat: SeatTexts = {
  title: `${office}译员`,
  skip: '跳到稿件或列表',
  pane: '稿件列表',
  detail: '稿件详情',
  views: { 'to-answer': '待答复', 'in-work': '进行中', 'handed-in': '已交稿', done: '已结束' },
  dueFirst: '先到期在前',
  latestFirst: '最近在前',
  offers: (count) => `${count}单等您答复`,
  empty: {
    'to-answer': '没有待答复的稿件。',
    'in-work': '没有进行中的稿件。',
    'handed-in': '没有等待查看的稿件。',
    done: '还没有已结束的稿件。',
  },
  noJobs: '还没有稿件。',
  about: `这里只有${office}交给您的稿件。稿件结束后，文件会自动从本机删除。`,
  choose: '请选择一份稿件查看详情。',
  notHere: '这份稿件已不在这里。',
  back: (view) => `返回${view}`,
  number: (reference, number) => `${reference}，第${number}单`,
  handedOver: (name, moment) => `${moment}由${name}派稿。`,
  office,
  words: () => '字',
  isNew: '新',
  notSent: '未发送',
  filesHere: (count) => `${count}个文件已存`,
  newMessages: (count) => `${count}条新回复`,
  endedWithOrder: (state) => (state === 'done' ? '已结束' : '已撤回'),
  clock: {
    answerBy: (moment) => `请在${moment}前答复`,
    offered: (moment) => `${moment}派来`,
    due: (moment) => `${moment}前交稿`,
    late: (span) => `逾期${span}`,
    'handed-in': (moment) => `${moment}交稿`,
    done: (moment) => `${moment}结束`,
    declined: (moment) => `${moment}谢绝`,
    'taken-back': (moment) => `${moment}撤回`,
  },
  ...seatJob,
  changes: {
    acceptJob: { name: '接稿', done: '已接稿' },
    declineJob: { name: '不接', done: '已谢绝' },
    writeInJob: { name: '给办公室的留言', done: '留言已发送' },
    handInJob: { name: '交稿', done: '已交稿' },
  },
  faults: (code) => faults[code] ?? '服务器没有接受。',
  afterFiles: '文件上传完成后发送。',
  refused: '未被接受',
  otherRole: '您的身份已变更',
  lost: (count) =>
    count === 0
      ? '本设备上原有身份的内容已删除。'
      : `本设备上原有身份的内容已删除，其中${count}项更改尚未发送。`,
  fees: {
    title: '稿酬',
    thisMonth: '本月：',
    month: (date) => `${date.getFullYear()}年${date.getMonth() + 1}月`,
    about: `已交稿的稿件，按首次交稿的月份合计，与${office}的统计一致。`,
    none: '还没有已交稿且有稿酬的稿件。',
    jobs: (count) => `${count}单`,
  },
  help: {
    singleKeysWork: '焦点不在输入框和按钮上，或在稿件上时可用。',
    keys: {
      next: '下一份、上一份稿件',
      ends: '第一份、最后一份稿件',
      open: '打开稿件',
      back: '返回列表',
      send: '发送写好的内容',
    },
    marks: '虚线框表示服务器还没有收到的内容。',
    keeps:
      '您的稿件、打开过的文件和未发送的内容保存在本设备上，直到您退出登录。服务器超过72小时没有确认登录，这些内容就会锁定；稿件结束后，文件随即删除。',
    keepsNothing:
      '这个浏览器不允许管理后台保存内容。没有连接就看不到稿件；关闭这个标签页，未发送的内容就会丢失。',
  },
};
