import { company } from '@yiqiao/contract/company';
import { titleNameIn } from '@yiqiao/contract/company-name';
import type { Language } from '@yiqiao/contract/text/languages';

interface Invitation {
  readonly by: string;
  /** `null` where there is none yet, or it is not shown. */
  readonly address: string | null;
  readonly endsAt: string | number;
}

interface InvitationText {
  readonly title: string;
  readonly lines: readonly string[];
}

/** In the language of whoever is invited, whatever language the console is in. */
const textIn: Readonly<
  Record<Language, (invitation: Omit<Invitation, 'endsAt'>, ends: string) => InvitationText>
> = {
  en: ({ by, address }, ends) => ({
    title: `${by} invites you to ${company.name}`,
    lines: [
      `Open the link, choose the name that your colleagues see, and set a password. It works once, until ${ends}.`,
      address ?? '(the link)',
      `If you do not know ${by}, leave it alone.`,
    ],
  }),
  'zh-Hans': ({ by, address }, ends) => ({
    title: `${by}邀请您加入${titleNameIn('zh-Hans')}`,
    lines: [
      `请打开下面的链接，选择同事看到的名字，并设置密码。链接只能使用一次，${ends}前有效。`,
      address ?? '（链接）',
      `如果您不认识${by}，请忽略这份邀请。`,
    ],
  }),
  'zh-Hant': ({ by, address }, ends) => ({
    title: `${by}邀請您加入${titleNameIn('zh-Hant')}`,
    lines: [
      `請開啟下面的連結，選擇同事看到的名字，並設定密碼。連結只能使用一次，${ends}前有效。`,
      address ?? '（連結）',
      `如果您不認識${by}，請忽略這份邀請。`,
    ],
  }),
};

/** What somebody who is invited reads, without a password and without anybody's name but the inviting owner's. */
export function invitationText(
  language: Language,
  { endsAt, ...invitation }: Invitation,
): InvitationText {
  const ends = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(endsAt));
  return textIn[language](invitation, ends);
}
