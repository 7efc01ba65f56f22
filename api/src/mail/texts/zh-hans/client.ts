import type { Letter, MailTexts, OwnAcceptanceFacts, ReceivedFacts } from '../mail-texts.ts';
import { news } from './news.ts';

function introduceQuote(version: number, amends: number | undefined): string {
  if (amends !== undefined) {
    return `这是第${version}版，对您的订单作了变更。您已接受第${amends}版；在您接受本版之前，仍以第${amends}版为准。`;
  }
  return version === 1 ? '这是您的报价。' : `这是第${version}版报价，第${version - 1}版随即失效。`;
}

function payByRow(payBy: string | undefined): Letter['rows'] {
  return payBy === undefined ? [] : [['付款期限', payBy]];
}

function receivedRequest({ reference, words, replyBy }: ReceivedFacts): Letter {
  return {
    subject: `已收到：${reference}，最迟${replyBy.short}答复`,
    title: '已收到',
    lead: '您的文件已收到，正由专人审阅，随后将为您提供固定报价。',
    rows: [
      ['编号', reference],
      ['字数', words],
      ['最迟报价', replyBy.long],
    ],
    action: '打开专属页面',
    notes: ['在您接受报价之前，不产生任何费用。'],
  };
}

/** Whether it is paid by now is not known here. */
function receivedOrder({ reference, words }: ReceivedFacts, toPay: string): Letter {
  return {
    subject: `已收到：${reference}，${toPay}`,
    title: '已收到',
    lead: '您的文件已收到。第1版报价即您看到的价格，付款即接受。',
    rows: [
      ['编号', reference],
      ['字数', words],
      ['价格', toPay],
    ],
    action: '打开专属页面',
    notes: [
      '如已付款，无须其他操作；如未付款，可在专属页面继续付款，也可先留言询问。',
      '在您付款或接受报价之前，不产生任何费用。',
    ],
  };
}

function acceptedQuote({
  reference,
  version,
  total,
  deliverBy,
  payBy,
  by,
  at,
}: OwnAcceptanceFacts): Letter {
  return {
    subject: `已接受：第${version}版报价，${total}（${reference}）`,
    title: '已接受',
    lead: `感谢您的确认，您已接受第${version}版报价。`,
    rows: [
      ['编号', reference],
      ['价格', total],
      ['交付', deliverBy.long],
      ...payByRow(payBy),
      ...(by === undefined ? [] : [['接受人', by] as const]),
      ['接受时间', at.long],
    ],
    action: '打开专属页面',
    notes: ['请保存本邮件，其中写明了双方约定的内容。'],
  };
}

function paidOrder({ reference, version, total, deliverBy, at }: OwnAcceptanceFacts): Letter {
  return {
    subject: `已付款：第${version}版报价，${total}（${reference}）`,
    title: '已付款',
    lead: `感谢您，款项已到账，第${version}版报价随付款接受。我们24小时内确认接单；若不能承接，款项原路全额退回。`,
    rows: [
      ['编号', reference],
      ['已付金额', total],
      ['交付', deliverBy.long],
      ['接受时间', at.long],
    ],
    action: '打开专属页面',
    notes: ['请保存本邮件，其中写明了双方约定的内容。'],
  };
}

export const client: MailTexts['client'] = {
  ...news,
  received: (facts) =>
    facts.toPay === undefined ? receivedRequest(facts) : receivedOrder(facts, facts.toPay),
  quote: ({ reference, version, total, words, rate, deliverBy, validUntil, payBy, amends }) => ({
    subject:
      amends === undefined
        ? `报价：${total}，${deliverBy.short}交付（${reference}）`
        : `订单变更：${total}，${deliverBy.short}交付（${reference}）`,
    title: total,
    lead: introduceQuote(version, amends),
    rows: [
      ['编号', reference],
      ['字数', rate === undefined ? `${words}，固定价格` : `${words}，每字${rate}`],
      ['交付', deliverBy.long],
      ...payByRow(payBy),
      ['有效期至', validUntil.long],
    ],
    action: amends === undefined ? '查看报价' : '查看变更',
    notes: ['请在专属页面接受、提问或谢绝。回复本邮件不视为接受报价。'],
  }),
  expired: ({ reference, version, total, validUntil, amends }) => ({
    subject: amends === undefined ? `报价已过期（${reference}）` : `订单变更已过期（${reference}）`,
    title: '已过期',
    lead:
      amends === undefined
        ? '这份报价已过期，现已不能接受。'
        : `这项变更未在有效期内接受，订单仍以您已接受的第${amends}版为准。`,
    rows: [
      ['编号', reference],
      ['版本', `第${version}版`],
      ['价格', total],
      ['有效期至', validUntil.long],
    ],
    action: '打开专属页面',
    notes: ['如仍有需要，请在专属页面申请新报价。'],
  }),
  question: ({ reference, isQuestion, at }) => ({
    subject: isQuestion ? `有个问题想请教（${reference}）` : `有一条新消息（${reference}）`,
    title: isQuestion ? '有个问题' : '新消息',
    lead: isQuestion
      ? '我们有个问题想请教您。请在专属页面查看并回答。'
      : '您有一条新消息，请在专属页面查看。',
    rows: [
      ['编号', reference],
      ['发送时间', at.long],
    ],
    action: isQuestion ? '查看并回答' : '查看消息',
    notes: ['问题和答复都保存在专属页面上，不通过邮件发送。'],
  }),
  accepted: (facts) => (facts.declineBy === undefined ? acceptedQuote(facts) : paidOrder(facts)),
  delivered: ({ reference, files, at, revisionsUntil }) => ({
    subject: `已交付：文件可供下载（${reference}）`,
    title: '已交付',
    lead: `共${files}份文件，请在专属页面下载。我们不通过邮件发送文件。`,
    rows: [
      ['编号', reference],
      ['交付时间', at.long],
      ['可免费修改至', revisionsUntil.long],
    ],
    action: '下载并确认',
    notes: ['请及时下载保存。项目完成后24小时内，我们将删除您的原文件和交付的文件。'],
  }),
  completed: ({ reference, deletedAt }) => ({
    subject: `已完成：文件已删除（${reference}）`,
    title: '已完成',
    lead: '项目已完成。您的原文件和我们交付的文件，都已从服务器删除。',
    rows: [
      ['编号', reference],
      ['删除时间', deletedAt.long],
    ],
    action: '查看交付记录',
    notes: ['交付记录载有文件名、文件大小和删除时间。'],
  }),
  links: (count) => ({
    subject: `您的订单链接（${count}单）`,
    title: '您的链接',
    lead: `有人（应该是您本人）索取此邮箱名下进行中订单的链接，共${count}单。`,
    notes: [
      '链接仍是原来的，没有任何改动。凭链接即可查看订单，请勿转发。',
      '不是您本人索取？不必处理，链接只发到了这个邮箱。',
    ],
  }),
  stateOf(facts) {
    switch (facts.state) {
      case 'received':
        return '已收到，待报价';
      case 'question':
        return '有个问题想请教';
      case 'quoted':
        return `已报价，有效期至${facts.validUntil.short}`;
      case 'expired':
        return '报价已过期';
      case 'declined':
        return '报价已谢绝';
      case 'accepted':
        return facts.open === undefined
          ? `进行中，${facts.deliverBy.short}前交付`
          : `已接受，待付款${facts.open}`;
      case 'in-progress':
        return '进行中';
      case 'revision':
        return '修改中';
      case 'delivered':
        return `已交付，可免费修改至${facts.revisionsUntil.short}`;
    }
  },
};
