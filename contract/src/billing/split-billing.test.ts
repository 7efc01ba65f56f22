import { describe, expect, it } from 'vitest';
import { splitBilling } from './split-billing.ts';

describe('splitBilling', () => {
  it('splits a line with labels, whose beginning is the title', () => {
    const block =
      '上海远航物流有限公司 税号：91310115MA1K4PQ630 地址：上海市浦东新区东方路1217号陆家嘴金融服务广场16楼 电话：021-50812266 开户行：工行上海市陆家嘴支行 账号：1001234567890123456';
    expect(splitBilling(block)).toEqual({
      title: '上海远航物流有限公司',
      taxNumber: '91310115MA1K4PQ630',
      address: '上海市浦东新区东方路1217号陆家嘴金融服务广场16楼',
      telephone: '021-50812266',
      bank: '工行上海市陆家嘴支行',
      account: '1001234567890123456',
    });
  });

  it('splits lines, and fields that hold two things', () => {
    const block = `名称：杭州某某科技有限公司
纳税人识别号：91330100799655058B
地址、电话：杭州市余杭区文一西路969号 0571-85022088
开户行及账号：招商银行杭州分行 571905412210201`;
    expect(splitBilling(block)).toEqual({
      title: '杭州某某科技有限公司',
      taxNumber: '91330100799655058B',
      address: '杭州市余杭区文一西路969号',
      telephone: '0571-85022088',
      bank: '招商银行杭州分行',
      account: '571905412210201',
    });
  });

  it('reads the labels of Taiwan and English ones', () => {
    expect(splitBilling('公司名稱：林氏有限公司\n統一編號：22099131')).toEqual({
      title: '林氏有限公司',
      taxNumber: '22099131',
    });
    expect(
      splitBilling('Harbour Law LLP\nVAT number: GB123456789\nEmail: ap@harbour.example'),
    ).toEqual({
      title: 'Harbour Law LLP',
      taxNumber: 'GB123456789',
      email: 'ap@harbour.example',
    });
  });

  it('finds nothing without labels', () => {
    expect(splitBilling('上海远航物流有限公司\n91310115MA1K4PQ630')).toEqual({});
    expect(splitBilling('')).toEqual({});
  });
});
