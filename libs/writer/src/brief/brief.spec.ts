import { briefOf } from './index';

const read = (description: string, name = 'Alder') => briefOf({ name, description, year: 2026 });
const what = (description: string) => read(description).offer?.predicate;
const whom = (description: string) => read(description).groups.map(({ said }) => said);

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

  it.each([
    [
      'Auction house for whole household contents in Antwerp, Belgium; people expect a rock band.',
      'is an auction house for whole household contents in Antwerp, Belgium',
    ],
    ['Ocularist in Basel, not a florist.', 'is an ocularist in Basel'],
    [
      'We sweep chimneys and fit wood stoves across Powys, out of a yard, since 1986.',
      'sweeps chimneys and fits wood stoves across Powys',
    ],
    [
      'We make peristaltic and diaphragm pumps in Velten, Brandenburg, since 1993.',
      'makes peristaltic and diaphragm pumps in Velten, Brandenburg',
    ],
    [
      'Restoration of accordions, in Castelfidardo (Ancona), since 1958.',
      'offers restoration of accordions, in Castelfidardo',
    ],
    ['Night bus service of the city of Novi Sad: five lines.', 'is the night bus service of the city of Novi Sad'],
    [
      'septic tank emptying, chaguanas trinidad, we come sundays too',
      'offers septic tank emptying in Chaguanas Trinidad',
    ],
    ["We're a B2B premium dental laboratory in Kraków leveraging workflows.", 'is a dental laboratory in Kraków'],
    [
      'We train women to repair bikes in Nakuru, and we run a working garage that pays for it.',
      'trains women to repair bikes in Nakuru, and runs a working garage',
    ],
  ])('for what it is or does: %s', (description, predicate) => expect(what(description)).toBe(predicate));

  it.each([
    [
      'Customers are fire brigades, shipyards and mining companies.',
      ['fire brigades', 'shipyards', 'mining companies'],
    ],
    [
      '190,000 skins sold to shoe, watch-strap and furniture makers in Italy.',
      ['shoe, watch-strap and furniture makers'],
    ],
    ['Most of our patients are 60 to 85 and were sent by a daughter.', ['patients', 'daughters']],
    ['We make crowns for 190 dental practices in Poland and Norway.', ['190 dental practices in Poland and Norway']],
    ['Sets for hospitals, weddings and two radio stations.', ['hospitals', 'weddings', 'two radio stations']],
    [
      "It's orchards, hairdressers, two salmon processors and quilters.",
      ['orchards', 'hairdressers', 'two salmon processors', 'quilters'],
    ],
    ['We sell fish leather at €6.', []],
  ])('for whom it is meant: %s', (description, groups) => expect(whom(description)).toEqual(groups));

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

  it.each([
    ['We specialise on runners and on people with bad knees.', ['runners', 'people with bad knees']],
    ['We supply bakeries, schools and two prisons.', ['bakeries', 'schools', 'two prisons']],
    ['Sold to bakeries. We want hotels to start buying from us.', ['hotels', 'bakeries']],
    ['Parents choose us and then worry, so we want to speak to that.', ['parents']],
    ['First time buyers are maybe half of it.', ['first time buyers']],
    ['Software for finance teams at mid-size charities.', ['finance teams at mid-size charities']],
    ['Two cooks came by a programme for people with refugee status.', []],
  ])('for those whom it says that it serves: %s', (description, groups) => expect(whom(description)).toEqual(groups));

  it('for a share under half, which is not whom it is for', () => {
    const { groups } = read('About 40% of our patients are adults. Parents book us for their children.');
    expect(groups.map(({ noun, isMinor = false }) => [noun, isMinor])).toEqual([
      ['parents', false],
      ['children', false],
      ['adults', true],
    ]);
  });

  it('for the place, and not for the town that a brush came from', () => {
    expect(read('Tannery in Sauðárkrókur, north Iceland.').place).toBe('Sauðárkrókur');
    expect(read('We sharpen knives. Open in December.').place).toBeUndefined();
  });

  it('as a whole in another language, of which nothing is concluded', () => {
    const { units, offer, groups } = read(
      'Hacemos ojos. Prótesis a medida, pintadas a mano, en Rosario, desde 1958. Vienen chicos de dos años, y no queremos que se diga ojo de vidrio.',
    );
    expect(units.every(({ isForeign }) => isForeign)).toBe(true);
    expect([offer, groups]).toEqual([undefined, []]);
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
