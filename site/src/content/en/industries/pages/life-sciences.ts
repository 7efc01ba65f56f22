import type { IndustryContent } from '../../../industries/industry-content.ts';
import { hans, phrase, pinyin } from '../../../phrase.ts';

export const lifeSciences: IndustryContent = {
  heading: 'Life sciences',
  headingCompanion: hans('生命科学'),
  lead: 'Protocols, submissions, labels and patient texts, in which “serious” and “severe” are two different words and a decimal point is a dose. For sponsors, manufacturers, hospitals and regulators.',
  duel: [
    {
      term: hans('致病'),
      reading: pinyin('zhìbìng'),
      meaning: 'Causes disease',
      text: phrase`The finding in a laboratory report: ${hans('致病菌')} is a pathogen.`,
    },
    {
      term: hans('治病'),
      reading: pinyin('zhìbìng'),
      meaning: 'Treats disease',
      text: 'Same sound, same tones. In a dictated note only somebody who follows the medicine can tell which was said.',
    },
  ],
  body: {
    offer: {
      heading: 'What we do for life sciences',
      cards: [
        {
          name: 'Clinical trials',
          nameCompanion: hans('临床试验'),
          text: 'Protocols, investigator’s brochures, case report forms and informed consent, the last in words that let a patient understand, and refuse.',
        },
        {
          name: 'Regulatory submissions',
          nameCompanion: hans('注册申报'),
          text: 'CTD modules, responses to deficiency letters and correspondence for the NMPA, the FDA and the EMA, headings and numbering as prescribed.',
        },
        {
          name: 'Labels and package inserts',
          nameCompanion: hans('说明书与标签'),
          text: 'Indications, dosage, contraindications and storage, in the wording of the approved text.',
        },
        {
          name: 'Medical devices',
          nameCompanion: hans('医疗器械'),
          text: 'Instructions for use, software screens and technical files, with one term for each part, from the drawing to the alarm.',
        },
        {
          name: 'Pharmacovigilance',
          nameCompanion: hans('药物警戒'),
          text: 'Case narratives and literature, events described as reported and terms kept ready for coding.',
        },
        {
          name: 'Manufacturing and quality',
          nameCompanion: hans('生产与质量'),
          text: 'Batch records, validation reports, procedures and audit findings, in the terms inspectors use.',
        },
      ],
      services: ['document', 'transcription', 'app'],
    },
    falseFriends: {
      heading: 'False friends in the file',
      columns: ['In the file', 'Not', 'But'],
      rows: [
        {
          source: 'adverse event',
          wrong: hans('不良反应'),
          ours: phrase`${hans('不良事件')}; a reaction has a suspected cause, an event need not have one`,
        },
        {
          source: 'severe headache',
          wrong: hans('严重头痛'),
          ours: phrase`${hans('重度头痛')}; ${hans('严重')} is kept for “serious”, a reporting category`,
        },
        {
          source: 'off-label use',
          wrong: hans('无标签使用'),
          ours: phrase`${hans('超说明书用药')}`,
        },
        {
          source: 'treatment arm',
          wrong: hans('治疗手臂'),
          ours: phrase`${hans('试验组')}`,
        },
        {
          source: hans('麻醉药品'),
          wrong: 'anesthetics',
          ours: phrase`narcotic drugs, a controlled class; an anesthetic is ${hans('麻醉药')}`,
        },
        {
          source: hans('有效率'),
          wrong: 'efficiency',
          ours: 'response rate; of a vaccine, efficacy',
        },
      ],
    },
    closing: {
      title: 'Leave no dose in doubt.',
      companion: hans('剂量面前，没有大概。'),
      text: 'Send the document and name the authority. Patient data is handled in compliance with the GDPR, and files are deleted within 24 hours of project completion.',
    },
  },
};
