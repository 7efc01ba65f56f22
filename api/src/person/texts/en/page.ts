import type { PageTexts } from '../page-texts.ts';

export const page: PageTexts = {
  title: 'Your personal data',
  lead: (company, moment) => `Everything that ${company} held about you on ${moment}.`,
  forPrograms: 'person.json says the same for programs, with every detail.',
  contact: 'Questions',
  request: 'Request',
  fields: {
    name: 'Name',
    email: 'Email',
    contact: 'Telephone, WeChat',
    sent: 'Sent',
    service: 'Service',
    serviceType: 'Service type',
    timeline: 'Delivery timeline',
    deadline: 'Deadline',
    timeZone: 'Time zone',
    status: 'Status',
    words: 'Words',
    estimate: 'Estimate',
  },
  statuses: {
    pending: 'Pending',
    'in-progress': 'In progress',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  files: {
    title: 'Files',
    none: 'No file is kept.',
    deleted: (name, moment) => `${name}: deleted on ${moment}`,
    missing: (name) => `${name}: could not be read`,
  },
  offers: {
    title: 'Quotes',
    describe: (version, total, words, deliverBy) =>
      `Version ${version}: ${total} for ${words} words, delivery by ${deliverBy}`,
    accepted: (version, name, moment) => `Version ${version} accepted by ${name} on ${moment}`,
    declined: (version, moment) => `Version ${version} declined on ${moment}`,
    notTaken: (moment, reason) =>
      `Order declined by us on ${moment}${reason === '' ? '' : `: ${reason}`}`,
  },
  messages: { title: 'Messages', client: 'You', office: 'We' },
  notes: 'Notes of our staff',
  mails: { title: 'Emails', describe: (address, moment) => `To ${address}, ${moment}` },
  payments: 'Payments',
  recordedPayments: {
    title: 'Payments we recorded',
    reversals: { mistake: 'Entered by mistake, countered', refund: 'Sent back' },
  },
  billing: 'Billing details',
  wishes: { title: 'Your requests about this data', export: 'A copy', erase: 'Erasure' },
  colon: ': ',
};
