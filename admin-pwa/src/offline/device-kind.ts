export type DeviceKind = 'computer' | 'phone' | 'tablet';

/** What this device is, as far as its browser says. An iPad says that it is a Mac, the only one with a touch screen. */
export function deviceKind(): DeviceKind {
  const { userAgent, maxTouchPoints } = navigator;
  if (/iPhone|Android.*Mobile/.test(userAgent)) return 'phone';
  const isTablet = /iPad|Android/.test(userAgent);
  return isTablet || (/Macintosh/.test(userAgent) && maxTouchPoints > 1) ? 'tablet' : 'computer';
}
