import { company } from '@yiqiao/contract/company';
import type { LegalDocument } from '../../legal/legal-document.ts';
import { hans } from '../../phrase.ts';

/** Says what the tests of this repository do; whoever changes them changes it. */
export const accessibility: LegalDocument = {
  title: 'Accessibility Statement',
  companion: hans('无障碍声明'),
  lead: 'What this site aims at so that everybody can use it, how that was tested, where it falls short, and how to reach us.',
  sections: [
    {
      id: 'aim',
      title: 'What we aim at',
      clauses: [
        'This site aims to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA: on its public pages, in the quote form and checkout, and on the pages of clients’ requests, in all three languages.',
        'It is made to work with the keyboard alone, with larger text and wider spacing, at 400% zoom, in light, dark and forced colors, and with little motion for those who ask for it. Pages can be read, and a request can be sent, without scripts.',
        'We do not claim full conformance, because nobody has examined every page against every criterion.',
      ],
    },
    {
      id: 'tests',
      title: 'What was tested, and by whom',
      clauses: [
        'The tests are part of the program that runs this site. Its makers run them automatically in a browser; no people take part:',
        {
          points: [
            'The rule checker axe, with its rules for WCAG 2.0, 2.1 and 2.2 at levels A and AA: on all English pages at phone and desktop width, on Chinese pages of each kind at phone width, in light and dark colors, and on the steps of an order from the quote form to the request’s page.',
            'All English pages and Chinese ones of each kind fit screens from 320 pixels wide, also with doubled text. On pages of each kind, nothing is cut off with the text spacing of WCAG criterion 1.4.12, and at 400% zoom the header leaves the screen to what is read.',
            'Menus and forms are operated with the keyboard, and found by the names and roles that a screen reader gets.',
          ],
        },
        'Such tests find only some of the barriers. The makers know of no test with a screen reader, none by people who depend on assistive technology, and no examination by an independent body.',
      ],
    },
    {
      id: 'limits',
      title: 'Known limits',
      clauses: [
        {
          points: [
            'Many pages show words of the other language beside their own. They are marked as such, but a screen reader needs a voice for both.',
            'Files that we deliver keep the format of yours, and are as accessible as that allows. Invoices come from another system.',
            'Card payments take place on a page of the payment provider, which we cannot change.',
            'Quotes and receipts are printed by the browser. Browsers inside messaging apps often cannot print; open the page in another one.',
            'Browsers too old for the site’s scripts show the same pages without them; words are then counted only after sending.',
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Tell us',
      clauses: [
        `If anything here keeps you out, write to ${company.email}: which page, what you tried, and with which browser and aids. You can also send us your document and your questions that way.`,
        'If our answer does not help, the authority that oversees accessibility where you live may.',
      ],
    },
  ],
};
