import type { PaymentState } from '@yiqiao/contract/record/payment';
import type { Language } from '@yiqiao/contract/text/languages';

interface TableTexts {
  readonly columns: readonly [
    begun: string,
    paid: string,
    reference: string,
    client: string,
    version: string,
    amount: string,
    currency: string,
    state: string,
    method: string,
    refunded: string,
    received: string,
    provider: string,
    note: string,
  ];
  readonly revenueColumns: readonly [
    month: string,
    currency: string,
    paid: string,
    refunded: string,
    net: string,
  ];
  /** States of what staff recorded. */
  readonly recorded: string;
  readonly counterEntry: string;
  readonly advance: string;
  readonly states: Readonly<Record<PaymentState, string>>;
}

/** The heads of the table of payments, and its words. */
export const tableTexts: Readonly<Record<Language, TableTexts>> = {
  en: {
    columns: [
      'Begun (UTC)',
      'Paid (UTC)',
      'Reference',
      'Client',
      'Quote version',
      'Amount',
      'Currency',
      'State',
      'Method',
      'Refunded',
      'Received instead',
      'Provider’s reference',
      'Note',
    ],
    revenueColumns: ['Month', 'Currency', 'Received', 'Refunded', 'Net'],
    recorded: 'Recorded',
    counterEntry: 'Counter-entry',
    advance: 'Advance',
    states: {
      open: 'Open',
      paid: 'Paid',
      failed: 'Failed',
      refunded: 'Refunded',
      'partly-refunded': 'Partly refunded',
      disputed: 'Disputed',
      unclear: 'To be checked',
    },
  },
  'zh-Hans': {
    columns: [
      '开始（UTC）',
      '付款（UTC）',
      '编号',
      '客户',
      '报价版本',
      '金额',
      '币种',
      '状态',
      '付款方式',
      '已退款',
      '实收（不符）',
      '支付服务商编号',
      '备注',
    ],
    revenueColumns: ['月份', '币种', '收款', '退款', '净额'],
    recorded: '已登记',
    counterEntry: '冲销',
    advance: '预付款',
    states: {
      open: '未完成',
      paid: '已付款',
      failed: '未成功',
      refunded: '已退款',
      'partly-refunded': '部分退款',
      disputed: '有争议',
      unclear: '待核对',
    },
  },
  'zh-Hant': {
    columns: [
      '開始（UTC）',
      '付款（UTC）',
      '編號',
      '客戶',
      '報價版本',
      '金額',
      '幣別',
      '狀態',
      '付款方式',
      '已退款',
      '實收（不符）',
      '金流服務商編號',
      '備註',
    ],
    revenueColumns: ['月份', '幣別', '收款', '退款', '淨額'],
    recorded: '已登記',
    counterEntry: '沖銷',
    advance: '預付款',
    states: {
      open: '未完成',
      paid: '已付款',
      failed: '未成功',
      refunded: '已退款',
      'partly-refunded': '部分退款',
      disputed: '有爭議',
      unclear: '待核對',
    },
  },
};
