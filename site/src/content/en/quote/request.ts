import type { FormFieldName } from '@yiqiao/contract/record/request-fields';
import { deadline } from './deadline.ts';

const labels: Record<FormFieldName, string> = {
  customerName: 'Name',
  customerEmail: 'Email',
  translationDirection: 'Service needed',
  deadlineDate: deadline.date,
  deadlineTime: deadline.time,
};

export const request = {
  heading: 'Service Options',
  labels,
  /** Of a document that is written in the language it is to be translated into. */
  otherDirection: {
    question: (language: 'Chinese' | 'English', direction: string): string =>
      `This document is in ${language}. Do you mean ${direction}?`,
    switchTo: (_direction: string): string => 'Yes, switch',
  },
  promise: 'We reply within 24 hours, including weekends and holidays.',
  assurances: {
    reading: 'Read in your browser. Nothing leaves this device until you press the button.',
    /** The name of the agreement is a link. */
    agreement: {
      before: 'Covered by our ',
      link: (name: string): string => name,
      after: ' from the first byte.',
    },
    deletion: 'Deleted within 24 hours of project completion.',
  },
};
