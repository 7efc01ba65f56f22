export type DeviceKind = 'computer' | 'phone' | 'tablet';

/** What this device is, as far as its browser says. An iPad says that it is a Mac, the only one with a touch screen. */
export function deviceKind(): DeviceKind {
  const { userAgent, maxTouchPoints } = navigator;
  const says = (word: string) => userAgent.includes(word);
  if (says('iPhone') || (says('Android') && says('Mobile'))) return 'phone';
  const isTablet = says('iPad') || says('Android');
  return isTablet || (says('Macintosh') && maxTouchPoints > 1) ? 'tablet' : 'computer';
}
