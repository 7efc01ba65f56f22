import { showBadge } from '../offline/show-badge.ts';
import type { KeptDevice } from './kept-device.ts';
import { type Notice, readNotice } from './read-notice.ts';

/** What the worker shows with. */
interface Notifier {
  readonly pushManager: Pick<PushManager, 'getSubscription'>;
  showNotification(title: string, options: NotificationOptions): Promise<void>;
}

const icons = '/admin/icons';

/**
 * Shows what a push message says. Something is shown for every one, since a browser ends the subscription of whoever
 * shows nothing. Where nobody is logged in any more, that is all it says.
 */
export async function showNotice(
  notifier: Notifier,
  message: { text(): string } | null,
  kept: KeptDevice,
): Promise<void> {
  const { words, language } = kept;
  if (kept.isLeft) {
    await (await notifier.pushManager.getSubscription())?.unsubscribe();
    await show(notifier, { title: words.loggedOut, lang: language, tag: 'logged-out' });
    return;
  }
  const notice = readNotice(message) ?? { title: words.something, lang: language };
  await show(notifier, notice);
  if (notice.badge !== undefined) await showBadge(notice.badge);
}

function show(notifier: Notifier, { title, body, navigate, lang, tag }: Notice): Promise<void> {
  return notifier.showNotification(title, {
    ...(body === undefined ? {} : { body }),
    ...(lang === undefined ? {} : { lang }),
    ...(tag === undefined ? {} : { tag }),
    icon: `${icons}/icon-192.png`,
    badge: `${icons}/badge-96.png`,
    data: { navigate },
  });
}
