import { company } from '@yiqiao/contract/company';
import { privacyFigures as figures, hasOwnTimes, sayKept } from '../../legal/figures.ts';
import type { LegalDocument } from '../../legal/legal-document.ts';
import { party } from '../../legal/party.ts';
import { hans } from '../../phrase.ts';

const times = {
  documents: sayKept('retentionHours', {
    byDefault: `by default ${figures.afterCompletionHours} hours`,
    own: (hours) => (hours === 1 ? '1 hour' : `${hours} hours`),
    off: `until we delete them by hand, within ${figures.promisedHours} hours`,
  }),
  untouched: sayKept('abandonedDays', {
    byDefault: `by default ${figures.abandonedDays} days after the last change`,
    own: (days) => `${days} days after the last change`,
    off: 'until we delete them by hand',
  }),
  invoices: sayKept('invoiceYears', {
    byDefault: `by default ${figures.invoiceYears} calendar years after the one they were attached in`,
    own: (years) =>
      `${years} calendar ${years === 1 ? 'year' : 'years'} after the one they were attached in; one that your request’s page gives a day is kept until that day`,
    off: 'until we delete them by hand; one that your request’s page gives a day is kept until that day',
  }),
};

/** Says what the program does, to the letter: whoever changes one changes the other. */
export const privacy: LegalDocument = {
  title: 'Privacy Notice',
  companion: hans('隐私政策'),
  lead: `What ${party.english} stores when you use this site, where, for how long, and what you can ask of us.`,
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      clauses: [
        `${party.english} runs this site and is responsible for the personal data on it. Questions and requests go to ${company.email}.`,
        'Site and office run on one program, on machines that we own or rent. It sends no statistics, usage data or error reports to its makers or to anyone else.',
      ],
    },
    {
      id: 'reading',
      title: 'When you only read',
      clauses: [
        'There are no visitor accounts, no statistics, no advertising and no trackers. Fonts, pictures and scripts come from this site, with one exception: the checkout page, described under “Where it is kept, and who receives it”.',
        'A script compares the languages that your browser prefers with that of the page, to offer you the other one. That happens on your device; we do not store the result.',
        'The program logs each call that a page makes to the server: kind, address, outcome and time, without names or file names. Your network address is in the log only if someone tried to log in as staff, a limit was reached, another website made the call, or a connection was cut for asking too much at once. A web server in front of the program may log every request with network address and browser. How long both logs are kept is a setting of our machines, which we will tell you.',
        'To hold off floods, the program counts requests by network address, in memory. Where several servers share the work, the counts are in our database, under a code made from the address.',
      ],
    },
    {
      id: 'device',
      title: 'What stays on your device',
      clauses: [
        'Reading pages sets no cookie. Besides your browser’s ordinary cache of pages, this is everything that the site can keep there. Each item serves what you are doing, and you can delete all of them in your browser’s settings.',
        {
          points: [
            'The language you chose, and that you declined the offer of another: until you delete it.',
            'What you type into the quote form, never the document: in this tab, until it is sent or the tab is closed.',
            'After sending, the receipt, the word count and the email address for our reply; after asking for a lost link, the address you typed: in this tab’s history, so that a reload shows them again.',
            `Of a document of ${figures.largeFromMb} MB or more that is being sent with the quote form: size, checksums, a random number and how much has arrived, so that sending can continue after an interruption. Its name and what you chose for it stay in this tab only. Both are deleted once it has arrived. Anything older than ${figures.unfinishedUploadHours} hours is deleted when you next open the quote form.`,
            `A cookie whose name ends in “yiqiao_uploads”, when a document that large is sent: a random number that ties it to this browser, for ${figures.unfinishedUploadHours} hours.`,
            `A cookie whose name ends in “yiqiao_left”, when you leave your request’s page to pay: which page that was, so that you get back to it, for ${figures.wayBackHours} hours.`,
            'That a page has reloaded itself because of a new release: in this tab.',
          ],
        },
        'The console of our staff keeps cookies and data of its own, on the devices of staff.',
      ],
    },
    {
      id: 'request',
      title: 'When you send a request',
      clauses: [
        'Your browser counts the words. The document leaves your device only when you press the button that sends it. Our own machines count it again then, and count it alone if scripts do not run.',
        'We store with each request:',
        {
          points: [
            'your name, email address, service, service type, delivery timeline and deadline, the parts to be counted, your time zone and the language of the page;',
            'the document, its name, size, type and checksum, and what was counted in it;',
            'what happens on your request’s page: messages, files, decisions and the name typed with them, deliveries, revisions, payments and invoices, and billing details if you enter them, such as tax number, address, telephone and bank account;',
            'the mails about it: kind, address, time and whether they were delivered;',
            'what our staff write: notes, and, if you came to us by another way, by which, and your telephone number or WeChat name.',
          ],
        },
        'While a document waits to be counted, its record holds a code made from your network address, so that everybody gets a turn. The code is removed once it has been counted.',
        'We use all this to answer you, to carry out your order, to keep our books as the law requires, and to protect the site from abuse (under the GDPR: article 6 (1) b, c and f). We make no profiles. What your documents say about other people is used for the order only and is covered by our Non-Disclosure Agreement.',
        'If you ask for a lost link, the address you type is compared with those of open requests and not stored. The checkout records the amount it shows, without a name.',
      ],
    },
    {
      id: 'recipients',
      title: 'Where it is kept, and who receives it',
      clauses: [
        'Records and documents are kept on our server or, depending on our setup, in a database and a document store that a provider may run for us. Ask us which providers, and in which countries.',
        'Our staff see them after logging in. Their devices keep a copy of the list of requests for working offline, without documents; it is deleted when they log out. Anyone who has the link of your request’s page can open that page, so keep it to yourself; if it got into the wrong hands, we replace it.',
        'A translator to whom we hand work on your order receives its documents and reference files through the same program, with the order’s reference, languages, word count, due date and our instructions. Your name, email address, price, page and messages stay with the office; your name is left out of the names of files unless we decide otherwise, and what a document itself says is in it. Translators can keep these files on their devices for working offline: until the work is over, or the documents are deleted.',
        {
          points: [
            'Mail: where we send mail, it goes through our mail server, or the provider who runs it, to yours. Mails to you hold your name, reference, words, prices, dates and the link of your page; never a document, a file name or a message.',
            'Card payments: where we offer them, you pay on a page of Stripe’s. From us, Stripe receives amount, reference, language and random numbers, never your name, address or document. What you enter there you give to Stripe, whose own privacy policy applies.',
            'The checkout page, if you open it directly, loads a script of Stripe’s (js.stripe.com), even where cards are not offered. It observes the browser to detect fraud and may set cookies of its own. No other page of this site loads it.',
          ],
        },
        'Nobody else receives your data from us, unless a law, a court or an authority compels us.',
      ],
    },
    {
      id: 'duration',
      title: 'How long it is kept',
      clauses: [
        `${hasOwnTimes ? '' : '“By default” marks what is a setting of the program, with the value it comes with; ask us for ours. '}In any case our Non-Disclosure Agreement holds: files are deleted within ${figures.promisedHours} hours of project completion.`,
        {
          points: [
            `Documents and finished files of a completed order: ${times.documents}. An order is completed when you confirm the delivery, when we mark it so, or ${figures.confirmationDays} days after the last delivery.`,
            `Documents of a request that is pending or cancelled: ${times.untouched}. If you ask, we delete any document at once.`,
            `A large document that has not arrived completely: ${figures.unfinishedUploadHours} hours.`,
            `Invoices: ${times.invoices}.`,
            `Your request’s page: ${figures.linkDays} days after completion.`,
            `An amount that the checkout recorded and nobody paid: ${figures.unpaidIntentDays} days at most.`,
            `A mail that cannot be delivered is tried again for ${figures.mailAttemptsHours} hours; that it was sent stays in the record.`,
            'The record itself, with messages and billing details: until it is erased. The program sets no end to it.',
            'Backups: each new one removes from the older ones beside it what has been deleted since. One that we keep in a provider’s store is encrypted by us before it gets there. Copies elsewhere, and copies of a database or document store, last until we or the provider delete them.',
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      clauses: [
        `On your request’s page, under “Your data”, you can ask for a copy of everything we hold about you, or for its erasure. You can also write to us. A member of staff makes sure that it is you, and does it; the program gives them ${figures.wishDays} days at most.`,
        'The copy is one archive with every request under your email address: what you sent and wrote, what we answered, our notes, and the files still here that you sent or were given.',
        'Erasure removes all requests under your email address with their files, messages, notes and mails: from our records at once, from the devices of our staff when they next connect, from backups with their next run. Storage that a database or disk has freed is overwritten in the course of time. What stays names nobody: the month, random numbers, how many orders there were, their sums and payments; and invoices, which the law has us keep. It does not reach mails already sent, nor what Stripe or another provider keeps.',
        'Tell us if your name or address is wrong, and we correct it. The law that applies to you may give you more rights, such as to restrict or object to the use of your data, to take it elsewhere, and to complain to a data protection authority.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      clauses: [
        'This notice describes the release of the program that runs this site now, and changes with it.',
      ],
    },
  ],
};
