import { describe, expect, it } from 'vitest';
import { isInAppBrowser } from './in-app-browser.ts';

describe('isInAppBrowser', () => {
  it.each([
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.40 NetType/WIFI',
    'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/107.0 Mobile Safari/537.36 DingTalk/7.0.40',
    'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/107.0 QQ/8.9.68',
  ])('knows %s', (userAgent) => {
    expect(isInAppBrowser(userAgent)).toBe(true);
  });

  it.each([
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36 Edg/120.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile Safari/604.1',
    'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/107.0 MQQBrowser/14.0 Mobile Safari/537.36',
  ])('leaves %s alone', (userAgent) => {
    expect(isInAppBrowser(userAgent)).toBe(false);
  });
});
