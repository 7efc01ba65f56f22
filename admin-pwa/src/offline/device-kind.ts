export type DeviceKind = 'computer' | 'phone' | 'tablet';

/** Whether it is an iPhone or an iPad; an iPad says that it is a Mac, the only one with a touch screen. */
export function isAppleTouch({ userAgent, maxTouchPoints }: Navigator): boolean {
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** What this device is, as far as its browser says. */
export function deviceKind(): DeviceKind {
  const says = (word: string) => navigator.userAgent.includes(word);
  if (says('iPhone') || (says('Android') && says('Mobile'))) return 'phone';
  return isAppleTouch(navigator) || says('Android') ? 'tablet' : 'computer';
}
