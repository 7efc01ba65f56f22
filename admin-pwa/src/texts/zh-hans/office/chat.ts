import type { ChatTexts } from '../../en/office/chat.ts';

export const chat: ChatTexts = {
  lead: '收不到推送时，一条消息通知全组，不提任何人的姓名。',
  none: '未设置',
  which: '使用哪个群聊',
  services: {
    wecom: {
      name: '企业微信',
      also: '',
      where: '在群设置中添加“消息推送”（群机器人），即可看到地址。',
    },
    dingtalk: {
      name: '钉钉',
      also: '',
      where: '在群设置中添加自定义机器人（通过Webhook接入），安全设置选择“加签”。',
    },
    feishu: {
      name: '飞书',
      also: '',
      where: '在群设置中添加自定义机器人，Lark也一样。“签名校验”可开可不开。',
    },
    slack: {
      name: 'Slack',
      also: '',
      where: '在api.slack.com/apps创建应用，并为频道添加Incoming Webhook。',
    },
  },
  fields: {
    service: '群聊',
    hook: 'Webhook地址',
    secret: '签名密钥',
    language: '群内语言',
    stop: '通知到群的事项',
  },
  told: '通知到群',
  isSet: (end) => (end === '' ? '已设置' : `已设置，末4位${end}`),
  fromRobot: '由群机器人提供',
  optional: '选填，由群机器人提供',
  intro: '句号以上，立即通知到群；句号以下，只在管理后台显示。',
  nothing: '都不通知',
  faults: {
    service: '请选择群聊。',
    hook: (starts) => `请复制群机器人显示的完整地址，开头为${starts}`,
    secret: '请复制群机器人显示的签名密钥。',
  },
  test: '发送测试',
  sending: '正在发送……',
  switchOff: '停用',
  off: {
    title: '停用',
    why: '此后不再通知到群。Webhook地址和签名密钥会删除，重新启用时须再从群机器人复制。',
  },
  preview: {
    title: '群里会看到',
    robot: '群机器人',
    nothing: '没有消息。',
    never: '不含姓名、文件名和金额。',
  },
  tests: {
    title: '最近的测试',
    none: '本次登录后尚未测试。',
    took: (seconds) => `${seconds}秒`,
    taken: (took) => `已送达，${took}`,
    refused: (said) => `被拒绝：${said}`,
    unreachable: (took) => `没有应答，${took}`,
    checkSignature: '请核对签名密钥。',
    checkAddress: '请确认服务器能否访问，然后重试。',
  },
  doneWhy: '此后按此通知到群。',
  inHistory: (field) => `办公群聊：${field}`,
};
