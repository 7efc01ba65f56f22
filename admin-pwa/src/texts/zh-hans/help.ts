import type { HelpTexts } from '../en/help.ts';

export const help: HelpTexts = {
  title: '帮助',
  keysTitle: '按键',
  keys: {
    next: '下一条和上一条询价',
    ends: '第一条和最后一条询价',
    open: '打开询价',
    buttons: '到这条询价的按钮',
    back: '回到列表',
    notification: '到最近的通知；按Enter可撤销',
  },
  singleKeysTitle: '快捷键',
  singleKeysWork: '选中列表里的一条询价，或打开一条询价后有效。',
  singleKeys: {
    statuses: '改为待处理、进行中、已完成、已取消',
    download: '下载文件',
    quote: '发送报价',
    payment: '登记收款',
    billing: '复制开票信息',
    invoice: '上传发票',
    file: '代客户添加文件',
    note: '写备注',
    newRequest: '新建询价',
    search: '搜索',
    help: '打开帮助',
  },
  useSingleKeys: '在本设备上使用快捷键',
  marksTitle: '标记',
  marks:
    '虚线框表示服务器还没有收到的更改。每条询价都承诺24小时内回复：剩余6小时，时钟变黄；剩余1小时变红；逾期变黑。',
  deviceTitle: '本设备',
  keepsNothing:
    '这个浏览器不允许管理后台保存内容。没有连接就没有列表；关闭这个标签页，未发送的更改就会丢失。',
  keeps:
    '询价和未发送的更改保存在本设备上，直到您退出登录。服务器超过72小时没有确认登录，这些内容就会锁定。',
  durable: '浏览器已承诺不清除这些内容。',
  notDurable: '设备空间不足时，浏览器可能清除这些内容；安装为应用后，这种情况很少发生。',
  plainHttp:
    '这个地址没有加密（http://），浏览器既不能安装管理后台，也不能离线打开。请改用https://地址。',
  installOnIos: '安装到本设备：点按“分享”，再点按“添加到主屏幕”。',
  version: (version) => `版本${version}`,
};
