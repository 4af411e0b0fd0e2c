import { ENGLISH } from '../language/english';
import { GERMAN } from '../language/german';
import { retold } from './retold';

describe('what the client says is told back', () => {
  it.each([
    ['We reopen in May and need a sign for our door.', 'You reopen in May and need a sign for your door.'],
    ['I am afraid of arrows, and so was I at school.', 'You are afraid of arrows, and so were you at school.'],
    ["We'd like you to redraw the map, as you did for us.", "You'd like us to redraw the map, as we did for you."],
    ['need a poster, quick', 'You need a poster, quick'],
    ['Please no swans.', 'No swans.'],
    ['People ask: “Where are we?”, and we have no answer.', 'People ask: “Where are we?”, and you have no answer.'],
    ['Made in the US for a team of one (me).', 'Made in the US for a team of one (you).'],
    ['Could it perhaps look less grim.', 'It should perhaps look less grim.'],
  ])('%s', (said, told) => expect(retold(said, ENGLISH)).toBe(told));

  it.each([
    ['Wir öffnen im Mai, und unser Wappen bleibt.', 'Sie öffnen im Mai, und Ihr Wappen bleibt.'],
    ['Bitte kein Grün.', 'Kein Grün.'],
    // … and nothing is turned where another form of the verb would be needed
    ['Ich brauche ein Schild.', undefined],
    ['Das freut uns.', undefined],
  ])('%s', (said, told) => expect(retold(said, GERMAN)).toBe(told));
});
