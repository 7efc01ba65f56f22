import { lockHours } from '../../offline/storage/records/device-session.ts';
import type { LoginTexts } from '../en/login.ts';

export const login: LoginTexts = {
  title: '员工登录',
  username: '用户名',
  password: '密码',
  submit: '登录',
  busy: '正在登录……',
  failed: '登录失败',
  noAnswer: '服务器没有回应，您可能已离线。',
  success: '已登录',
  loggedIn: '现在可以处理询价了。',
  error: '出错了',
  offline: '您已离线',
  failing: '服务器没有回应，请过几分钟再试。',
  ended: '登录已失效。',
  dropped: '您的登录已结束。当前网址未使用安全连接（https），未发送的内容无法安全保存，已经删除。',
  locked: `服务器超过${lockHours}小时没有确认登录，本设备上的内容已锁定。`,
  'logout-pending': '您已退出登录，本设备上的内容已清除。连接恢复后会通知服务器。',
  queued: (waiting, undecided) => {
    if (undecided === 0) return `登录后发送${waiting}项更改，内容都还在。`;
    if (waiting === 0) return `${undecided}项更改需要您决定，请登录。内容都还在。`;
    return `登录后发送${waiting}项更改，另有${undecided}项需要您决定。内容都还在。`;
  },
};
