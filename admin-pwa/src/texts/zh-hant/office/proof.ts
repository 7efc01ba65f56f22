import type { ProofTexts } from '../../en/office/proof.ts';
import { people } from './people.ts';

export const proof: ProofTexts = {
  title: '請確認是您本人',
  password: '您的密碼',
  code: '第二重驗證的驗證碼，或備用碼',
  confirm: '確認',
  confirming: '正在核對……',
  leave: '先不做',
  holds: (minutes) => `${minutes}分鐘內有效`,
  notDone: '沒有執行：未能確認是您本人。',
  deeds: {
    invite: (name) => `邀請${name}。`,
    renew: (name) => `為${name}產生新的邀請連結。`,
    takeBack: (name) => `收回對${name}的邀請。`,
    role: (name, role) => `將${name}設為${people.roleAs[role]}。`,
    remove: (name) => `移除${name}。`,
    confirmPeople: '確認名單上的人都是這裡的成員。',
    erase: (name) => `刪除${name}的全部資料。`,
    endSession: (device) => `登出${device}。`,
    endOthers: '登出您的其他所有裝置。',
    endSessionsOf: (name) => `將${name}在所有裝置上登出。`,
    addPasskey: '加入通行密鑰，此後可用它登入。',
    removePasskey: (name) => `移除通行密鑰「${name}」。`,
    password: '變更您的密碼，其他裝置隨即登出。',
    factor: '設定第二重驗證。',
    codes: '更換備用碼。',
    factorOff: '關閉您的第二重驗證，其他裝置隨即登出。',
    demand: '要求每位成員使用通行密鑰或第二重驗證。',
    demandOff: '由成員自行決定是否使用第二重驗證。',
  },
};
