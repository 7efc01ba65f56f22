import { company } from '@yiqiao/contract/company';
import { ifClaimed, joinSentences } from '../../claimed.ts';
import type { LegalDocument } from '../../legal/legal-document.ts';
import { party } from '../../legal/party.ts';
import { hans } from '../../phrase.ts';

export const terms: LegalDocument = {
  title: 'Terms of Service',
  companion: hans('服务条款'),
  lead: `What ${party.english} delivers, what it is liable for, and what it asks of you. Ten sections, in plain English.`,
  sections: [
    {
      id: 'acceptance',
      title: 'Acceptance',
      clauses: [
        `These terms apply between ${party.english} (“we”) and whoever orders or uses our services (“you”). By requesting a quote, placing an order or paying for a service you accept them.`,
        'If you order for a company or another person, you confirm that you may accept these terms on their behalf.',
        'A written agreement signed by both of us prevails over these terms wherever the two differ. Your own general terms and conditions apply only if we have accepted them in writing.',
      ],
    },
    {
      id: 'scope',
      title: 'Scope',
      clauses: [
        'We translate, localize, transcribe, proofread and write texts in English and in Simplified or Traditional Chinese, with the cultural advice and desktop publishing that belong to them.',
        'What a project includes is what its quote or purchase order says: the source files, the direction, the service type, the delivery time, the format and the price. Anything added later is quoted separately.',
        'A word count or a price shown on this site before we have confirmed it is an estimate.',
      ],
    },
    {
      id: 'translation-quality',
      title: 'Translation quality',
      clauses: [
        'We guarantee that a translation is correct: that it says what the source says, completely, without objective linguistic errors, with figures, names and agreed terms as they should be.',
        'We do not guarantee beauty. Style, tone and elegance are matters of taste; we follow your style guide and your reference texts, and we revise as described under Quality assurance and revisions, but a preference for another correct wording is not an error.',
        joinSentences(
          ifClaimed('isoStandards', 'We follow ISO 17100.'),
          'The translation of an ambiguous or faulty source is judged by the source as we received it and by your answers to our questions.',
        ),
      ],
    },
    {
      id: 'client-materials',
      title: 'Client materials',
      clauses: [
        'You provide the source files, and with them whatever decides the wording: reference texts, glossaries, style guides, and the purpose and readers of the text.',
        'You confirm that you have the right to give us these materials and to have them translated, and that neither they nor the use you intend break the law or the rights of others.',
        'You keep all rights in your materials. We use them for your project only and treat them as our Non-Disclosure Agreement says. Delays and errors that come from missing, illegible or late materials are not ours.',
      ],
    },
    {
      id: 'deliverables',
      title: 'Deliverables and intellectual property',
      clauses: [
        'We deliver in the format named in the quote and, unless agreed otherwise, by electronic means. A project is delivered when the files have been sent or made available to you.',
        'Once the fees are paid in full, all rights we hold in the translation or the text written for you pass to you. Until then we keep them, and you may not publish or use the work.',
        'Our own tools, methods and general linguistic knowledge stay ours. Glossaries and translation memories made for your project belong to your project and are not used for anybody else.',
      ],
    },
    {
      id: 'revisions',
      title: 'Quality assurance and revisions',
      clauses: [
        `${ifClaimed('isoStandards', 'We work by ISO 17100 procedures:', 'Our procedure is')} translation by a native speaker and revision, supported by AI checks of figures, names, terms and completeness.`,
        {
          points: [
            'Revisions: within 7 days of delivery you may ask for revisions free of charge, as long as the source and the instructions have not changed.',
            'Corrections: objective linguistic errors that you report within 30 days of delivery are corrected free of charge.',
            'Changes to the source or to the instructions after work has begun are new work and are quoted separately.',
          ],
        },
        'Please report errors in writing, with the passage concerned. Work not objected to within 30 days counts as accepted.',
      ],
    },
    {
      id: 'fees',
      title: 'Fees and payment',
      clauses: [
        'Prices are either per word or fixed per purchase order, in US dollars. The word count that applies is the one in our quote, taken from the source document.',
        'Payment is due in full before services start, unless a purchase order agreed with us says otherwise. Delivery times begin when payment and all materials have arrived.',
        'Taxes, bank charges and the fees of notaries or authorities are not included unless the quote names them. If you cancel after work has begun, the work done until then is charged.',
      ],
    },
    {
      id: 'force-majeure',
      title: 'Force majeure',
      clauses: [
        'Neither of us is liable for delay or failure caused by events beyond reasonable control: natural disasters, epidemics, war, acts of authorities, strikes, and failures of power or networks that the affected party could not avoid.',
        'The affected party tells the other without delay, and both parties’ deadlines are extended by the length of the event. If it lasts so long that the project no longer serves its purpose, either of us may end it; what has been delivered by then is paid for, and the rest is settled between us in good faith.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to terms',
      clauses: [
        'We may change these terms. The version that applies to a project is the one shown on this page on the day of its order; later versions do not change orders already placed.',
        'The date of the version you are reading stands at the top of this page.',
      ],
    },
    {
      id: 'miscellaneous',
      title: 'Miscellaneous',
      clauses: [
        'If a provision of these terms is invalid, the others remain in force, and the invalid one is replaced by what comes closest to its purpose.',
        'To the extent the law allows, our liability for a project is limited to the fees paid for it, and neither of us is liable to the other for indirect damages or lost profits. Nothing here limits liability that cannot be limited by law.',
        'If we do not enforce a right once, we have not waived it. Neither of us may assign a project’s rights and duties without the other’s written consent.',
        `If these terms exist in several languages, the English version prevails. Questions about them go to ${company.email}.`,
      ],
    },
  ],
};
