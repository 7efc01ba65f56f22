import type { ChatTexts } from '../../en/office/chat.ts';

export const chat: ChatTexts = {
  lead: '收不到推播時，一則訊息通知全組，不提任何人的姓名。',
  none: '未設定',
  which: '使用哪個群組',
  services: {
    wecom: {
      name: '企業微信',
      also: '',
      where: '在群組設定中新增「訊息推送」（群機器人），即可看到網址。',
    },
    dingtalk: {
      name: '釘釘',
      also: '',
      where: '在群組設定中新增自訂機器人（透過Webhook接入），安全設定選擇「加簽」。',
    },
    feishu: {
      name: '飛書',
      also: '',
      where: '在群組設定中新增自訂機器人，Lark也一樣。「簽名校驗」可開可不開。',
    },
    slack: {
      name: 'Slack',
      also: '',
      where: '在api.slack.com/apps建立應用程式，並為頻道新增Incoming Webhook。',
    },
  },
  fields: {
    service: '群組',
    hook: 'Webhook網址',
    secret: '簽名金鑰',
    language: '群內語言',
    stop: '通知到群組的事項',
  },
  told: '通知到群組',
  isSet: (end) => (end === '' ? '已設定' : `已設定，末4碼${end}`),
  fromRobot: '由群機器人提供',
  optional: '選填，由群機器人提供',
  intro: '句號以上，立即通知到群組；句號以下，只在管理後台顯示。',
  nothing: '都不通知',
  faults: {
    service: '請選擇群組。',
    hook: (starts) => `請複製群機器人顯示的完整網址，開頭為${starts}`,
    secret: '請複製群機器人顯示的簽名金鑰。',
  },
  test: '傳送測試',
  sending: '正在傳送……',
  switchOff: '停用',
  off: {
    title: '停用',
    why: '此後不再通知到群組。Webhook網址和簽名金鑰會刪除，重新啟用時須再從群機器人複製。',
  },
  preview: {
    title: '群組裡會看到',
    robot: '群機器人',
    nothing: '沒有訊息。',
    never: '不含姓名、檔名和金額。',
  },
  tests: {
    title: '最近的測試',
    none: '本次登入後尚未測試。',
    took: (seconds) => `${seconds}秒`,
    taken: (took) => `已送達，${took}`,
    refused: (said) => `被拒絕：${said}`,
    unreachable: (took) => `沒有回應，${took}`,
    checkSignature: '請核對簽名金鑰。',
    checkAddress: '請確認伺服器能否連線，然後重試。',
  },
  doneWhy: '此後按此通知到群組。',
  inHistory: (field) => `辦公群組：${field}`,
};
