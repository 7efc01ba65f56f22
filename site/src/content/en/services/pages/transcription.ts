import { ifClaimed } from '../../../claimed.ts';
import { hans, hant, phrase, pinyin } from '../../../phrase.ts';
import type { ServiceContent } from '../../../services/service-content.ts';
import { asides } from '../asides.ts';
import { counting } from './counting.ts';

export const transcription: ServiceContent = {
  heading: 'Video and audio transcription',
  headingCompanion: hans('音视频转写'),
  lead: 'Interviews, hearings, meetings and calls in Chinese, English or both at once, written down with speakers and times. Mandarin has hundreds of words that sound the same; somebody has to know which one was meant.',
  aside: asides.transcription,
  specimens: {
    headings: { source: 'On the recording', wrong: 'What software hears', ours: 'What was said' },
    rows: [
      {
        source: pinyin('Wǒ fùyì'),
        wrong: hans('我复议'),
        ours: hans('我附议'),
        note: phrase`Same sound, opposite vote. ${hans('附议')} seconds the motion, ${hans('复议')} wants it reconsidered. The agenda tells us which.`,
      },
      {
        source: hans('这个case你follow一下'),
        wrong: hans('这个开始你发了一下'),
        ours: hans('这个case你follow一下'),
        note: 'Shanghai offices switch languages in mid-sentence. We follow both, and translate the whole line: “Please follow up on this case.”',
      },
      {
        source: 'Fifteen percent',
        wrong: '50 percent',
        ours: '15 percent',
        note: 'The stress is on the second syllable. When the line is bad, we check it against the slides or mark the time.',
      },
    ],
  },
  steps: {
    heading: 'From sound to a page you can quote.',
    list: [
      {
        name: 'Listened',
        text: 'We listen first: language, accents, number of speakers, and the minutes that will be hard.',
      },
      {
        name: 'Drafted',
        text: 'Software makes the first draft where it helps. It is a draft.',
      },
      {
        name: 'Written',
        text: 'A native speaker rewrites it while listening, with speakers and times.',
      },
      {
        name: 'Revised',
        text: phrase`Names, numbers and marked places are listened to once more. What nobody can hear is marked ${hans('［听不清］')} or “[inaudible 00:12:31]”, never guessed.`,
      },
      {
        name: 'Laid out',
        text: 'As a document to read, a table to translate in, or subtitles to play.',
      },
    ],
  },
  exchange: {
    heading: 'What you record, what you read',
    sample: {
      caption: 'A minute of a meeting, with its translation',
      source: [phrase`[00:12:31] Speaker 2: ${hans('这个case你follow一下，周五之前。')}`],
      delivered: ['[00:12:31] Speaker 2: Please follow up on this case by Friday.'],
    },
    rows: [
      {
        send: 'Audio, .mp3, .wav, .m4a, .flac',
        receive: 'Word, with speakers and times in the margin',
        counted: counting.duration,
      },
      {
        send: 'Video, .mp4, .mov, .mkv, .webm',
        receive: 'Word, or subtitle files in SRT or VTT',
        counted: counting.duration,
      },
      {
        send: 'Recording of a video call',
        receive: 'Word, with speakers by name where the screen shows one, and shared slides noted',
        counted: counting.duration,
      },
      {
        send: 'A draft made by software, .docx, .txt, .srt',
        receive: 'The same file corrected against the sound',
        counted: counting.exact,
      },
      {
        send: 'Handwritten minutes or notes',
        receive: 'Word, with unreadable words marked as such',
        counted: counting.estimated,
      },
    ],
  },
  preparation: {
    heading: 'What helps us hear',
    general: [
      'The original recording, not a copy from a messaging app',
      'Names and roles of the speakers, in order of appearance',
      'Agenda, slides or exhibits that are mentioned',
      'Clean or verbatim, and how often you need a timestamp',
    ],
    intoChinese: [
      'Simplified or Traditional characters',
      'English words said in Chinese speech: kept, or translated',
    ],
    intoEnglish: [
      'A transcript alone, or with its translation beside it',
      'American or British spelling',
    ],
  },
  questions: [
    {
      question: 'Clean or verbatim?',
      answer: phrase`Clean drops the false starts and fillers, ${hans('那个')} and ${hans('就是说')} as well as “um” and “you know”. Verbatim keeps every one. For a court or a study take verbatim; for an article take clean.`,
    },
    {
      question: 'Is a transcript written in the language spoken?',
      answer:
        'Yes. A translation is a second step, which you can order with it: a table with times, original and translation side by side is the form most people find easiest to check.',
    },
    {
      question: 'Several people talk at once. Can you tell them apart?',
      answer:
        'Usually, and better with video or with a list of who sat where. Where we cannot, the transcript says “Speaker 3” instead of a wrong name.',
    },
    {
      question: 'Which accents and varieties?',
      answer: phrase`Tell us where the speakers are from. Taiwan Mandarin is written the way it is spoken there, in Traditional characters, ${hant('網路')} not ${hans('网络')}; for Cantonese or a dialect, ask first and we say whether we can take it.`,
    },
    {
      question: 'How is a recording priced when it has no words yet?',
      answer:
        'By quote: we listen, work out what the recording will come to, and send you a fixed price. Payment in full comes before the work starts.',
    },
    {
      question: 'The recording is confidential. What happens to it?',
      answer: `It stays with ${ifClaimed('neverFreelancers', 'full-time, in-house staff', 'those who work on it,')} under the Non-Disclosure Agreement, and it is deleted within 24 hours of project completion.`,
    },
  ],
  closing: {
    title: 'What was said, exactly?',
    companion: hans('原话是怎么说的？'),
    text: 'Send the recording, up to 1 GB. Whatever the day, we reply within 24 hours.',
  },
};
