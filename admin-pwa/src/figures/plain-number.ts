/**
 * The digits of a number as somebody types or pastes it: "US$0.225", "￥1.08元", "2,005.20", "１２０５。２". A comma that
 * groups no thousands stays, so that the number is refused: "0,15" was meant as a decimal, and "15" would be charged.
 */
export function plainNumber(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replaceAll('、', ',')
    .replace(/\s|(?:US)?\$|¥|元|RMB|CNY|USD/gi, '');
  const isGrouped = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(plain);
  return isGrouped ? plain.replaceAll(',', '') : plain;
}
