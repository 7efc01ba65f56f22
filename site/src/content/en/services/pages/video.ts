import { ifClaimed } from '../../../claimed.ts';
import { hans, hant, phrase } from '../../../phrase.ts';
import type { ServiceContent } from '../../../services/service-content.ts';
import { asides } from '../asides.ts';
import { counting } from './counting.ts';

export const videoTranslation: ServiceContent = {
  heading: 'Video and audio translation',
  headingCompanion: hans('音视频翻译'),
  lead: 'Subtitles, voice-over scripts and on-screen text for talks, courses, films, podcasts and product videos. Translated from what is said and what is seen, and short enough to be read in time.',
  aside: asides.translation,
  specimens: {
    headings: { source: 'On the track', wrong: 'Word for word', ours: 'On the screen' },
    rows: [
      {
        source: 'Copy that',
        wrong: hans('复制那个'),
        ours: hans('收到'),
        note: 'Two characters, as fast as the radio itself. We watch the picture; a transcript alone does not show the headset.',
      },
      {
        source: hans('她是我表妹'),
        wrong: 'She is my younger female maternal cousin',
        ours: 'She’s my cousin',
        note: phrase`Chinese has eight words for cousin. ${hans('表')} says that she has a different surname; if the plot turns on it, we find it a place in the line.`,
      },
      {
        source: hans('前方高能'),
        wrong: 'High energy ahead',
        ours: 'Brace yourselves',
        note: phrase`What viewers post as a bullet comment (${hans('弹幕')}) seconds before the shock.`,
      },
    ],
  },
  steps: {
    heading: 'Heard, translated, timed.',
    list: [
      {
        name: 'Heard',
        text: 'The track is transcribed, or your script is checked against what was really said.',
      },
      {
        name: 'Spotted',
        text: 'Every line gets its in and out times, around the cuts and the speakers. Names and running jokes go into a list for the whole series.',
      },
      {
        name: 'Translated',
        text: 'With the picture, by a native speaker of the audience’s language.',
      },
      {
        name: 'Revised',
        text: 'Meaning first, against the source. Then reading speed, line breaks and overlaps, by your platform’s own style guide when you name it.',
      },
      {
        name: 'Played',
        text: 'The finished file is played with the video from the first line to the last.',
      },
    ],
  },
  exchange: {
    heading: 'What you send, what comes back',
    sample: {
      caption: 'Cue 112, both languages on screen',
      source: ['00:04:31,200 --> 00:04:33,000', 'Copy that. Moving in.'],
      delivered: [
        '00:04:31,200 --> 00:04:33,000',
        hans('收到，马上行动。'),
        'Copy that. Moving in.',
      ],
    },
    rows: [
      {
        send: 'Video, .mp4, .mov, .mkv, .webm',
        receive: 'Subtitle files in the format of your player, and a script with times',
        counted: counting.duration,
      },
      {
        send: 'Audio, .mp3, .wav, .m4a',
        receive: 'A translated transcript with speakers and times',
        counted: counting.duration,
      },
      {
        send: 'SubRip, .srt',
        receive: 'SRT in UTF-8, one language or two lines per cue',
        counted: counting.exact,
      },
      {
        send: 'WebVTT, .vtt',
        receive: 'VTT, with positions and voice tags kept',
        counted: counting.exact,
      },
      {
        send: 'Advanced SubStation, .ass',
        receive: 'ASS, with styles, signs and effects kept and Chinese fonts named',
        counted: counting.exact,
      },
      {
        send: 'TTML, .ttml, .dfxp',
        receive: 'TTML for broadcasters and platforms',
        counted: counting.exact,
      },
      {
        send: 'Script, .docx',
        receive: 'A voice-over or dubbing script, with the original beside it',
        counted: counting.exact,
      },
    ],
  },
  preparation: {
    heading: 'Before the first cue',
    general: [
      'The video itself, even at low resolution',
      'The script or subtitles, if there are any',
      'Where it will run, and that platform’s style guide',
      'Names on screen, and how their owners spell them',
    ],
    intoChinese: [
      'Simplified or Traditional, and for which region',
      'Chinese alone, or both languages on screen',
    ],
    intoEnglish: [
      'Subtitles for viewers who hear, or captions for those who do not',
      'American or British spelling',
    ],
  },
  questions: [
    {
      question: 'Do you record the voice-over?',
      answer:
        'We write for the voice: a script timed to the picture, with pronunciation notes for names. Recording and mixing stay with your studio.',
    },
    {
      question: 'Mandarin on the track. Simplified or Traditional on the screen?',
      answer: phrase`That depends on the viewer, not on the speaker. Simplified for the Mainland and Singapore, Traditional for Taiwan and Hong Kong, with their own words: a video is ${hans('视频')} in Beijing and ${hant('影片')} in Taipei.`,
    },
    {
      question: 'Can you translate Cantonese?',
      answer:
        'Name the language of the recording when you ask for a quote: Mandarin, Cantonese or another variety. We reply within 24 hours and say whether we can take it.',
    },
    {
      question: 'Will the subtitles be burned into the picture?',
      answer:
        'We deliver subtitle files, which stay searchable and correctable. Your editor or platform adds them to the video.',
    },
    {
      question: 'It is not released yet. Who sees it?',
      answer: `${ifClaimed('neverFreelancers', 'Full-time, in-house staff under the Non-Disclosure Agreement, never freelancers', 'Only those who work on it, under the Non-Disclosure Agreement')}. Files are deleted within 24 hours of project completion.`,
    },
  ],
  closing: {
    title: 'Be understood out loud.',
    companion: hans('让世界听懂您。'),
    text: 'Send the video or its subtitle file, up to 1 GB. You will have our reply within 24 hours, even on a Sunday.',
  },
};
