/** What a client may ask for about their data: what it means, and that it was asked for. */
export const data = {
  heading: 'Your data',
  text: 'You can ask for a copy of everything we hold about you, or have all of it erased. Someone on our staff handles it.',
  /** The name of the privacy notice is a link. */
  notice: {
    before: 'What we store, where and for how long is in our ',
    link: (name: string): string => name,
    after: '.',
  },
  export: {
    ask: 'Ask for a copy of everything',
    meaning:
      'You get one archive with all your requests at this email address: what you sent and wrote, what we answered, and every file that is still here.',
    send: 'Ask for the copy',
    asked: (moment: string): string => `You asked for a copy of everything on ${moment}.`,
    done: (moment: string): string => `Your copy was put together on ${moment}.`,
  },
  erase: {
    ask: 'Ask to have everything erased',
    meaning:
      'All your requests at this email address will be erased, with files, messages and this page, even if a translation is not finished. This cannot be undone.',
    send: 'Ask for erasure',
    asked: (moment: string): string => `You asked to have everything erased on ${moment}.`,
    done: (moment: string): string => `What you asked for was done on ${moment}.`,
  },
};

export type DataTexts = typeof data;
