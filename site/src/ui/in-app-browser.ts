/** Names by which browsers inside other apps call themselves: many can neither print nor save a file. */
const inAppNames =
  /MicroMessenger|DingTalk|Lark|AlipayClient|Weibo|\bQQ\/|FBA[NV]|Instagram|\bLine\//;

/** Whether a page is shown inside an app for messages, and not in the browser of the device. */
export function isInAppBrowser(userAgent: string): boolean {
  return inAppNames.test(userAgent);
}
