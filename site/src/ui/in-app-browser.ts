/** How in-app browsers identify themselves: many can neither print nor save a file. */
const inAppNames =
  /MicroMessenger|DingTalk|Lark|AlipayClient|Weibo|\bQQ\/|FBA[NV]|Instagram|\bLine\//;

/** Whether the page is shown inside a messaging app rather than in a browser. */
export function isInAppBrowser(userAgent: string): boolean {
  return inAppNames.test(userAgent);
}
