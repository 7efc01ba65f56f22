import { describe, expect, it, vi } from 'vitest';
import { texts } from '../texts/texts.ts';
import { showNotice } from './show-notice.ts';

const device = { isLeft: false, language: 'en', words: texts().told.worker };

function setUp() {
  const unsubscribe = vi.fn(async () => true);
  const showNotification = vi.fn(async () => {});
  const pushManager = { getSubscription: async () => ({ unsubscribe }) as never };
  return { showNotification, pushManager, unsubscribe };
}

const said = (text: string) => ({ text: () => text });
const payload = {
  web_push: 8030,
  notification: {
    title: 'A question. YQ-7F3K-Q2ZD',
    navigate: 'https://office.example/admin/dashboard?quote=q1',
    lang: 'en',
    tag: 'q1.question',
  },
};

describe('showNotice', () => {
  it('shows the words of a notice, and where it leads', async () => {
    const notifier = setUp();
    await showNotice(notifier, said(JSON.stringify(payload)), device);
    expect(notifier.showNotification).toHaveBeenCalledExactlyOnceWith(
      'A question. YQ-7F3K-Q2ZD',
      expect.objectContaining({
        lang: 'en',
        tag: 'q1.question',
        data: { navigate: 'https://office.example/admin/dashboard?quote=q1' },
      }),
    );
  });

  it.each([
    ['nothing', null],
    ['no JSON', said('<html>')],
    ['another shape', said('{"title":"A question."}')],
    ['an empty title', said('{"notification":{"title":""}}')],
  ])(
    'shows something for %s: a browser ends the subscription of whoever does not',
    async (_, message) => {
      const notifier = setUp();
      await showNotice(notifier, message, device);
      expect(notifier.showNotification).toHaveBeenCalledExactlyOnceWith(
        'Something new in the console.',
        expect.anything(),
      );
    },
  );

  it('passes over fields of a later server', async () => {
    const notifier = setUp();
    const later = { notification: { title: 'Late.', tag: 7, navigate: {} }, app_badge: 'two' };
    await showNotice(notifier, said(JSON.stringify(later)), device);
    const options = expect.objectContaining({ data: { navigate: undefined } });
    expect(notifier.showNotification).toHaveBeenCalledExactlyOnceWith('Late.', options);
  });

  it('says no word of a notice where nobody is logged in, and ends the subscription', async () => {
    const notifier = setUp();
    await showNotice(notifier, said(JSON.stringify(payload)), { ...device, isLeft: true });
    expect(notifier.unsubscribe).toHaveBeenCalledOnce();
    expect(notifier.showNotification).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^You are logged out/),
      expect.objectContaining({ tag: 'logged-out' }),
    );
  });
});
