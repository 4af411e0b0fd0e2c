import { briefOf } from './index';

const read = (description: string, name = 'Alder') => briefOf({ name, description, year: 2026 });

describe('A brief is read', () => {
  it('sentence by sentence, in clauses that stand alone, with slips corrected that can mean only one word', () => {
    const { units } = read(
      "Hi, we are a eel smokehouse wich my family runs. The kids do smell of smoke lol. We photograph every flue before and after and we'll condemn a stove if it isn't safe.",
    );
    expect(units.map(({ text }) => text)).toEqual([
      'We are an eel smokehouse which my family runs.',
      'The kids do smell of smoke.',
      'We photograph every flue before and after.',
      "We'll condemn a stove if it isn't safe.",
    ]);
  });

  it('for what may not be said, what is refused, and what only the designers are told', () => {
    const { units, forbidden, colours, wording } = read(
      "We may NOT say or hint that we heal, cure or treat. We don't make souvenirs. Never use red. We don't use the word 'elderly'. Feeling we want: rest.",
    );
    const roles = units.map((unit) => [...unit.roles]);
    expect(roles[0]).toContain('legal');
    expect(roles[1]).toEqual(['refusal']);
    expect(roles[2]).toEqual(['look']);
    expect(roles[4]).toEqual(['look']);
    expect(forbidden).toEqual(['heal', 'cure', 'treat']);
    expect(colours.banned).toEqual(['red']);
    expect(wording.avoided).toEqual(['elderly']);
  });

  it.each([
    'Kindly make it look like a big firm but not a cold one.',
    'HARD RULES from the trustees: never show a guest, and the website must not name the street.',
    'No miracle claims please, our buyers have heard them.',
    'Do not make us sound cute.',
    'Nine leaks in twelve years, Marta insists, Piet doubts.',
    'The bakery side should be able to stand on its own.',
    'Not allowed: "oasis", "haven".',
    'Bitte keine Witze auf der Seite.',
    "Surtout pas de « terroir », c'est écrit partout.",
  ])('for what is said to the writer, which no reader is shown: %s', (order) => {
    const { units } = read(`We mend clocks in Cork. ${order} Open on Mondays.`);
    expect(units.map(({ isToWriter }) => isToWriter)).toEqual([false, true, false]);
  });

  it.each([
    'Never more than six in a group.',
    'We never use plastic, glass or wood.',
    "If a pump doesn't need us we say so.",
    'Nobody insists on cash.',
    'Please ring before you come.',
    'No sugar, no colours.',
  ])('for facts that only look like orders: %s', (fact) =>
    expect(read(`We mend clocks in Cork. ${fact}`).units[1]?.isToWriter).toBe(false),
  );

  it.each([
    [
      'Words we do not use and will reject: voyage, fight, passed away, dear ones. We say dying, dead and nurse.',
      ['voyage', 'fight', 'passed away', 'dear ones'],
      ['dying', 'dead', 'nurse'],
    ],
    ['Never say "cheap", "budget" or "deal"; say "plain".', ['cheap', 'budget', 'deal'], ['plain']],
    ['Surtout pas de « terroir » ni de « divin ».', ['terroir', 'divin'], []],
    ['Do not use the words craft or artisan.', ['craft', 'artisan'], []],
  ])('for all words that it will not have, and those that it wants: %s', (description, avoided, preferred) =>
    expect(read(`We mend clocks in Cork. ${description}`).wording).toEqual({ avoided, preferred }),
  );

  it('as a whole in another language, of which nothing is concluded', () => {
    const { units } = read(
      'Hacemos ojos. Prótesis a medida, pintadas a mano, en Rosario, desde 1958. Vienen chicos de dos años, y no queremos que se diga ojo de vidrio.',
    );
    expect(units.every(({ isForeign }) => isForeign)).toBe(true);
  });

  it('for its difficulties, which are no argument, and for colours that are ruled out in passing', () => {
    const { units, colours } = read(
      'We fix pallets. The difficulty is that we can never say the others cheat. That is a legal thing so NO BLUE anywhere. Nothing on the drum may be yellow.',
    );
    expect(units.filter(({ roles }) => roles.has('difficulty')).map(({ index }) => index)).toEqual([1]);
    expect(colours.banned).toEqual(['blue', 'yellow']);
  });

  it('for its materials, where it works with them', () => {
    const { materials } = read('Boat yard in Cork. We build by hand from oak and larch, never plastic or copper.');
    expect(materials.map(({ name }) => name)).toEqual(['oak', 'larch']);
  });
});
