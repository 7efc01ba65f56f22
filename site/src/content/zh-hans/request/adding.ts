import type { AddingTexts } from '../../en/request/adding.ts';

export const adding: AddingTexts = {
  drop: '把文件或参考资料拖到这里，或',
  choose: '选择文件',
  list: '待发送的文件',
  folder: '文件夹不能直接添加。请打开文件夹，把里面的文件拖进来，或拖入它的ZIP压缩包。',
  remove: '移除',
  cancel: '取消',
  sending: '已发送',
  withUs: '已在我们这里',
  lost: {
    line: (percent) => `断线了，恢复后自动续传。已有${percent}%在我们这里。`,
    busy: (percent) => `服务器忙，稍后自动续传。已有${percent}%在我们这里。`,
    'no-room': (percent) => `服务器空间暂时不足，稍后自动续传。已有${percent}%在我们这里。`,
  },
  paused: (percent) => `已暂停。已有${percent}%在我们这里。`,
  pause: '暂停',
  goOn: '继续',
  tryNow: '立即重试',
  send: '发送文件',
  withIt: '如有说明，请写在这里（选填）',
  limit: '每份不超过1 GB。文件目前仍只在您的设备上。',
  legend: '这份文件的用途',
  roles: { document: '需要翻译', reference: '仅供参考' },
  effect: {
    before: '我们会统计字数，与其他文件一并报价。',
    quoted: (version) =>
      `第${version}版报价对其所列内容仍然有效。我们会另发新版，把这份文件包括在内。`,
    agreed: '已约定的价格和交付时间不变。我们24小时内答复；未经您接受，不另收费。',
  },
  reference: '不翻译，不计字数，不影响价格。',
  documents: '文件',
  gap: '，',
  added: (moment, byOffice) => (byOffice ? `我们于${moment}代您补充` : `${moment}补充`),
  states: {
    requested: '随询价一并报价',
    open: '等待我们答复',
    offered: (version) => `已列入第${version}版`,
    agreed: '已约定',
    included: '已包含，不另收费',
    'left-out': '不在本订单内',
    'not-agreed': '未约定',
    reference: '仅供参考，不计字数',
    removed: '已撤回',
  },
  awaited: (name, moment) =>
    moment === null
      ? `“${name}”已收到。我们的答复已逾期，会尽快补上。`
      : `“${name}”已收到，我们最迟${moment}答复。`,
  beside: (words) => `${words}。`,
  holds: '无论如何答复，已约定的价格和交付时间都不变；未经您接受，不另收费。',
  makeReference: '改为仅供参考',
  takeBack: '撤回',
};
