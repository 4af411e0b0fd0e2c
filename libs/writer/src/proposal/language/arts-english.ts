import type { ArtTexts } from './types';

/** Works that end in no page and no building: an event, drawings, a film, words, things to wear. */
export const ENGLISH_ARTS: ArtTexts = {
  event: {
    title: 'Event',
    piece:
      'the course of it on one page, with place, people, permits and cost; its pieces designed; on the day we are there',
    phases: [
      ['Start', 'who shall come, what they shall take home, what the place allows'],
      ['Idea and course', 'two ways to spend the day, each with its cost; you choose'],
      ['Planning', 'programme, permits, suppliers and pieces; what is done if it rains'],
      ['Preparation', 'everything ordered, printed and rehearsed'],
    ],
    lines: [
      ['Idea and course', 'two ways to spend it, each on one page with its cost, and the one we recommend'],
      ['Planning', 'programme hour by hour, list of suppliers with quotes, permits asked for, plan for rain'],
      ['Pieces', 'invitation, signs and what is handed out, designed and print-ready'],
      ['On the day', 'one of us is there from setting up to clearing away'],
    ],
    how: 'The course is walked through once on the spot, hour by hour, before anything is ordered.',
    paid: 'Food, hire, print and permits are paid to those who supply them; we get quotes.',
    asks: [['count', 'How will you know the day after that it was worth it?']],
  },
  illustration: {
    title: 'Illustration',
    piece:
      'sketch in pencil for your approval, then the final drawing as a file at its printed size, with the right to use it as you name it',
    phases: [
      ['Start', 'list of motifs, sources and sizes'],
      ['Sketches', 'all motifs in pencil, two of them finished as samples; you decide'],
      ['Final drawings', 'all drawings finished, corrected once by those who know the subject'],
      ['Files', 'files at printed size, colours checked on a proof'],
    ],
    lines: [
      ['Sketches', 'all motifs in pencil, and two finished as samples of the manner'],
      ['Final drawings', 'all drawings finished, corrected by those who know the subject'],
      ['Files and rights', 'files at printed size, and the right to use them set down in writing'],
    ],
    how: 'One drawing is finished first, checked by those who know the subject, and sets the manner for the rest.',
    paid: 'Printing is paid to the printer; we get quotes.',
    asks: [['files', 'Which photographs or specimens may the drawings be made from?']],
  },
  film: {
    title: 'Film',
    piece: 'idea, script and shot list, filming, editing and sound, in the lengths and formats you name',
    phases: [
      ['Start', 'what it shall change, where it is seen'],
      ['Script', 'script and pictures of each shot; you decide'],
      ['Filming and editing', 'filmed, edited, first cut shown to you'],
      ['Finish', 'sound, subtitles and files in each format'],
    ],
    lines: [
      ['Script', 'idea, script and shot list'],
      ['Filming', 'people, places and days planned, filming directed'],
      ['Editing', 'cut, sound, subtitles, two rounds of changes, files in each format'],
    ],
    how: 'The script is read aloud with a watch before a day of filming is booked.',
    paid: 'Crew, actors, music and places are paid by quotes that you see first.',
    asks: [['media', 'Where will it be seen, and for how long?']],
  },
  words: {
    title: 'Text',
    piece: 'written or edited in two rounds, read aloud, and handed over as text that needs no further correction',
    phases: [
      ['Start', 'a talk with those who know, and what has been written so far'],
      ['First version', 'structure and a sample of the tone; you decide'],
      ['Writing', 'all of it, read by you and corrected'],
      ['Handover', 'proofread and handed over'],
    ],
    lines: [
      ['Structure and sample', 'what stands where, and a page in the tone'],
      ['Text', 'all of it, in two rounds, proofread'],
    ],
    how: 'A page of it is read aloud to somebody for whom it is meant, before the rest is written.',
    paid: 'Translations and legal checks are paid to those who make them; we get quotes.',
    asks: [['texts', 'Who knows the subject best, and when may we talk to them?']],
  },
  goods: {
    title: 'Goods',
    piece: 'drawn front and back at real size, colours and material named, one sample made before the rest is ordered',
    phases: [
      ['Start', 'who wears or holds it, and what it has to stand'],
      ['Drafts', 'two ways, each drawn on the real thing; you choose'],
      ['Working out', 'sizes, colours, material; a sample made'],
      ['Files', 'artwork as the maker asks for it'],
      ['Making', 'by the makers; we approve the first piece with you'],
    ],
    lines: [
      ['Drafts', 'two ways, each drawn on the real thing'],
      ['Working out', 'sizes, colours and material, with a sample'],
      ['Artwork', 'as the maker asks for it, and the first piece approved with you'],
    ],
    how: 'A sample is worn or used for a day before the rest is ordered.',
    paid: 'Making is paid to the makers; we get quotes.',
    asks: [['makers', 'How many of each, and who makes them?']],
  },
};
