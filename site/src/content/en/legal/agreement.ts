import { company } from '@yiqiao/contract/company';
import { ifClaimed } from '../../claimed.ts';
import type { LegalDocument } from '../../legal/legal-document.ts';
import { party } from '../../legal/party.ts';
import { hans } from '../../phrase.ts';

export const agreement: LegalDocument = {
  title: 'Non-Disclosure Agreement',
  companion: hans('保密协议'),
  lead: `It binds ${party.english} from the moment your file reaches us, whether or not you place an order. You need not sign anything for it to apply.`,
  sections: [
    {
      id: 'purpose',
      title: 'Purpose',
      clauses: [
        `You (the disclosing party) show ${party.english} (the receiving party, “we”) texts and information so that we can quote, translate, transcribe, revise or write for you. This agreement says how we protect them.`,
        'We use what you show us for that purpose and for no other.',
      ],
    },
    {
      id: 'definition',
      title: 'Definition of confidential information',
      clauses: [
        'Confidential information is everything you make known to us that is not public, in whatever form, marked as confidential or not. In particular:',
        {
          points: [
            'source files, translations, drafts, recordings and reference materials;',
            'business, financial, technical, legal, medical and personal data in them;',
            'glossaries and translation memories made from them;',
            'your name as a client, your requests, prices and correspondence with us.',
          ],
        },
      ],
    },
    {
      id: 'obligations',
      title: 'Obligations',
      clauses: [
        'We keep confidential information secret and take at least the care we take of our own.',
        {
          points: [
            `Only those who work on your project see it. ${ifClaimed('neverFreelancers', 'They are our own full-time, in-house staff, and each', 'Each')} of them is bound to secrecy.`,
            'We do not hand it to third parties, and we do not publish it or use it as a reference, without your written consent.',
            'No text of yours goes to an AI service outside our company unless you agree to it in writing. Counting and our own checks run on our own machines.',
            'We copy it only as far as the work requires.',
            'If we learn of an unauthorized disclosure, we tell you without delay and do what we can to limit it.',
          ],
        },
      ],
    },
    {
      id: 'data-security',
      title: 'Data security',
      clauses: [
        'Files are sent to us over an encrypted connection and are handled in accordance with the GDPR. Access is limited to authenticated staff.',
        'Files are deleted within 24 hours of project completion. The record of the project itself, such as its date, word count and price, is kept for our accounts and contains none of your text.',
        'If you want a file deleted earlier, write to us. If a project still needs it, the project ends there.',
      ],
    },
    {
      id: 'exceptions',
      title: 'Exceptions',
      clauses: [
        'These duties do not cover information which, as we can show,',
        {
          points: [
            'was public when we received it, or became public later through no act of ours;',
            'was lawfully known to us before, or was lawfully given to us by somebody free to do so;',
            'was developed by us independently of what you showed us.',
          ],
        },
        'Where a law, a court or an authority compels us to disclose, we disclose no more than we must and, where we are allowed to, tell you beforehand.',
      ],
    },
    {
      id: 'duration',
      title: 'Duration',
      clauses: [
        'This agreement applies indefinitely. It ends only when both sides end it in writing; information received before that remains protected.',
        'It outlasts the project, the deletion of the files and the end of our business with each other.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      clauses: [
        `Questions about this agreement, requests for a signed copy, your own form of agreement, or anything you think we should know: ${company.email}.`,
      ],
    },
  ],
};
