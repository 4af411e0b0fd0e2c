import { gapsIn, lengthIn } from './gaps';
import { methodsIn } from './methods';

const passage = (text: string) => ({ text, isItem: false, isOthers: false });
const gaps = (...texts: string[]) => gapsIn(texts.map(passage)).map(({ id }) => id);

describe('what a letter leaves open', () => {
  it.each([
    ['There is a picture of the quay, and nobody knows whose, we never asked for permission.', ['rights']],
    ['Seven of the owners have agreed, four have not answered.', ['agreed']],
    ['The treasurer says 4,000 euros, the chair thinks 6,000 euros.', ['sums']],
    ['A regional grant of 20,000 euros is possible.', ['perhaps']],
    ['Everything is decided and paid for.', []],
  ])('%s', (text, ids) => expect(gaps(text)).toEqual(ids));

  it.each([
    ['Duration of the contract: 10 months.', 10],
    ['Two years, 60,000 euros.', 24],
    ['We opened two years ago.', undefined],
  ])('names how long it takes, or not: %s', (text, months) => expect(lengthIn([passage(text)])?.months).toBe(months));
});

describe('a question with a method for an answer', () => {
  it.each([
    ['Please describe your team and the quality control of facts.', ['roles', 'facts']],
    ['Would a foreign studio work with a local illustrator?', ['partner']],
    ['Do you speak Frisian?', []],
  ])('%s', (text, ids) => expect(methodsIn(text)).toEqual(ids));
});
