import type { ProofTexts } from '../../en/office/proof.ts';
import { people } from './people.ts';

export const proof: ProofTexts = {
  title: '请确认是您本人',
  password: '您的密码',
  code: '第二重验证的验证码，或恢复码',
  confirm: '确认',
  confirming: '正在核对……',
  leave: '先不做',
  holds: (minutes) => `${minutes}分钟内有效`,
  notDone: '没有执行：未能确认是您本人。',
  deeds: {
    invite: (name) => `邀请${name}。`,
    renew: (name) => `为${name}生成新的邀请链接。`,
    takeBack: (name) => `收回对${name}的邀请。`,
    role: (name, role) => `将${name}设为${people.roleAs[role]}。`,
    remove: (name) => `移除${name}。`,
    confirmPeople: '确认名单上的人都是这里的成员。',
    erase: (name) => `删除${name}的全部信息。`,
    endSession: (device) => `退出${device}上的登录。`,
    endOthers: '退出您在其他所有设备上的登录。',
    endSessionsOf: (name) => `退出${name}在所有设备上的登录。`,
    addPasskey: '添加通行密钥，此后可用它登录。',
    removePasskey: (name) => `移除通行密钥“${name}”。`,
    password: '更改您的密码，其他设备上的登录随即退出。',
    factor: '设置第二重验证。',
    codes: '更换恢复码。',
    factorOff: '关闭您的第二重验证，其他设备上的登录随即退出。',
    demand: '要求每位成员使用通行密钥或第二重验证。',
    demandOff: '由成员自行决定是否使用第二重验证。',
  },
};
