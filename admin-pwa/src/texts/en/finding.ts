/** Search, filters and order of the list. */
export const finding = {
  searchLabel: 'Search by name, email, file, reference or what was written',
  searchHint: 'Name, email, file, reference',
  /** Where something was found that a row does not show; what stands there follows. */
  foundIn: {
    message: 'Message:',
    note: 'Note:',
    quote: 'Quote:',
    delivery: 'With the delivery:',
    change: 'Change asked for:',
    job: 'To or from a translator:',
    reference: 'Reference:',
    file: 'Added file:',
    contact: 'Contact:',
  },
  filter: 'Filter',
  inUse: ' (in use)',
  service: 'Service needed',
  anyService: 'Any service',
  due: 'Due',
  anyTime: 'Any time',
  dueChoices: {
    'reply-overdue': 'Reply overdue',
    unpaid: 'Unpaid',
    overdue: 'Deadline passed',
    today: 'Deadline today',
    week: 'Deadline within 7 days',
    none: 'No deadline',
  },
  order: 'Order',
  sortOrders: {
    newest: 'Newest first',
    due: 'Due first',
    unpaid: 'Longest unpaid first',
    deadline: 'Deadline',
    reply: 'Reply due',
    cost: 'Highest cost',
  },
  fullCards: 'Full cards',
  showOnly: 'Show only',
  all: 'All',
  views: {
    new: 'New',
    'to-answer': 'To answer',
    waiting: 'Waiting for client',
    'to-deliver': 'To deliver',
    unpaid: 'Unpaid',
    overdue: 'Overdue',
  },
  /** Where there is little room; the long names are read aloud. */
  shortViews: {
    new: 'New',
    'to-answer': 'Answer',
    waiting: 'Waiting',
    'to-deliver': 'Deliver',
    unpaid: 'Unpaid',
    overdue: 'Overdue',
  },
};

export type FindingTexts = typeof finding;
