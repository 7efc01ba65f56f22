/** What somebody could type instead of a name or a message, by what it aims at. */
export const hostileTexts: Readonly<Record<string, string>> = {
  elements: '<img src=x onerror="hit()"><script>hit()</script><iframe src=//evil.example>',
  attributes: '"><svg/onload=hit()>\'" autofocus onfocus=hit() x="',
  'a script that holds data': '</script><script>hit()</script><!--<script>',
  'a template': '{{constructor.constructor("hit()")()}} <%= hit() %> #{hit()}',
  Markdown: '[pay here](javascript:hit()) ![x](//evil.example/x.png) <javascript:hit()>',
  'a link': 'Pay at https://evil.example/win or www.evil.example',
  'a spreadsheet': '=HYPERLINK("http://evil.example";"invoice")',
  'a spreadsheet, by a sign': "@SUM(1+1)*cmd|' /C calc'!A0",
  'headers of a mail': 'Lin\r\nBcc: victim@evil.example\r\nSubject: won\r\n\r\nnew body',
  'an address of a mail': '"Lin" <victim@evil.example>, victim@evil.example',
  'the direction of writing': 'invoice\u202Efdp.exe\u2066\u2067\u200f',
  'lines that are no lines': 'one\u2028two\u2029three\u0085four\u0000five\u001b[2Jsix',
  'what nobody sees': 'paid\u{e0041}\u{e0042}\u200b\ufeff\u00ad',
  'half a character': 'lone \ud800 surrogate',
};

/** Two of them by themselves show that nothing has come loose. */
const sample: readonly string[] = ['elements', 'headers of a mail'];

export const textsToTry = Object.entries(hostileTexts).filter(
  ([aim]) => process.env.LONG_TESTS !== undefined || sample.includes(aim),
);
