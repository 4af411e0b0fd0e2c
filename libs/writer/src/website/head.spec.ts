import { writePage } from '.';

const page = (name: string, description: string | null) =>
  writePage({ brand: { name, description, year: 2026 }, strategy: null });

const SLIP =
  'Boatyard in Apia with one cradle. Hauls out fishing boats and a few yachts in the cyclone season. Also lends its crane. 19 employees, two shifts. Wants a name board and overalls.';

describe('the head of the page', () => {
  it.each([
    [
      'Factory in Ludhiana, bolts and screws, 1,100 tonnes a month, 340 workers.',
      'Factory in Ludhiana: bolts and screws',
    ],
    [
      'Supplies desks and clocks to schools in Leeds in exam season, and to others the rest of the year.',
      'Desks and clocks for schools in Leeds',
    ],
    ['Drills wells and fits pumps on farms in Namibia.', 'Drilling wells and fitting pumps on farms in Namibia'],
    [
      'A village co-operative in Sakon Nakhon, Thailand. 34 weavers make indigo cloth for shirtmakers.',
      'Indigo cloth from a village co-operative in Sakon Nakhon, Thailand',
    ],
    ['Any is a bookshop in Amman that opens at night.', 'Bookshop in Amman that opens at night'],
    [
      'Any is a charity in Leeds, England, that runs an evening kitchen and a homework club for children whose parents work.',
      'Charity in Leeds, England, that runs an evening kitchen and a homework club',
    ],
    [
      'Any is bookkeeping software for choirs and clubs. It does subscriptions.',
      'Bookkeeping software for choirs and clubs',
    ],
    ['My father began upholstery in Enugu in 1979 and I now do it in Peckham, south London.', 'Any, Peckham'],
  ])('says what it is and where, in a few words of the note: %s', (description, heading) =>
    expect(page('Any', description).sections.hero_section.heading).toBe(heading),
  );

  it('has no bracket of a colleague in the name', () => {
    const { sections, notes } = page(
      '(name still open) Salt',
      'Salt pans near Ada, Ghana. Sells salt to fish smokers by the sack.',
    );
    expect(sections.footer_section.heading).toBe('Salt');
    expect(notes).toContain('the name, which is still open');
  });

  it('keeps words for search engines whole and within what is shown', () => {
    for (const [name, description] of [
      ['Moana Slipway', SLIP],
      ['A name that is much longer than any title that a search engine shows', 'We sweep chimneys.'],
      ['Velten Dosiertechnik', 'Makes peristaltic and diaphragm pumps in Velten, Brandenburg, since 1993.'],
    ] as const) {
      const { seo } = page(name, description);
      expect(seo.title.length).toBeLessThanOrEqual(60);
      expect(seo.description.length).toBeLessThanOrEqual(155);
      expect(seo.title).not.toMatch(/\b(?:and|in|of|the|a|for)$/);
    }
    expect(page('Moana Slipway', SLIP).seo.title).toBe('Moana Slipway: Boatyard in Apia with one cradle');
  });
});

describe('what a page is headed by', () => {
  const hero = (name: string, description: string) => {
    const { sections } = writePage({ brand: { name, description }, strategy: null });
    return sections.hero_section;
  };

  it('is what it is, not how or when it works, and no place of somebody else', () => {
    const { heading } = hero(
      'Loopback',
      'Loopback is software for people who run swimming pools. Our founder Aoife was a lifeguard in Drogheda. 143 sites in Ireland. Works offline in plant rooms.',
    );
    expect(heading).toBe('Software for people who run swimming pools');
  });

  it('is said once: what begins the sentence under it is not above it as well', () => {
    const { heading, body } = hero(
      'The Breakfast Van',
      "We drive a converted ice cream van round five primary schools in Kirkcaldy and give any child who wants it a breakfast before the bell. We're a charity since 2011.",
    );
    expect(heading).toMatch(/^The Breakfast Van/);
    expect(body).toMatch(/^We drive/);
  });

  it('is no thing beside which it lies, and nobody who works there', () => {
    const { heading } = hero(
      'Amber Row',
      'Fourteen almshouse cottages around a garden in Faversham, Kent, founded in 1611. Our warden, Carol, lives at number 7. Readers are families on a phone.',
    );
    expect(heading).toMatch(/^Fourteen almshouse cottages/);
  });

  it('names the client by name, and no word is banned for its first letters', () => {
    const { heading, body } = hero(
      'Obiora Rooms',
      'Client is a paediatric dentist in Enugu, Nigeria, with two chairs, one hygienist, a garden and a waiting room painted by her brother. Never the word "pain" please. Treats ages 1 to 16.',
    );
    expect(heading).toBe('Paediatric dentist in Enugu, Nigeria');
    expect(body).toMatch(/^Obiora Rooms is a paediatric dentist/);
  });
});

describe('a telegram at the head of a note', () => {
  const hero = (name: string, description: string) => page(name, description).sections.hero_section;

  it.each([
    [
      'Chart corrector, Nell Brody, covers the Firth of Clyde.',
      'Chart corrector, Nell Brody covers the Firth of Clyde',
    ],
    [
      'Chapel that became a climbing wall, Barry Dock, Cardiff.',
      'Chapel that became a climbing wall, Barry Dock, Cardiff',
    ],
    ['Hut for bird watching Merzouga, Morocco. Six beds.', 'Hut for bird watching in Merzouga, Morocco'],
    ['We are Any, a small bindery in Łódź (two cousins). We sew every book.', 'Small bindery in Łódź'],
    ['Felt maker Arimatsu, Nagoya Japan. 4 people.', 'Felt maker in Arimatsu, Nagoya, Japan'],
    ['We rent rowing boats in Annecy, by the hour 12, by the day 60. Open in summer.', 'Rowing boats in Annecy'],
    ['Farrier. Trim £30, full set £90.', 'Farrier'],
    ['Kiln maker in Seto, fourth generation, Abe Jun and his son.', 'Kiln maker in Seto'],
    [
      'A charity collecting surplus seed in Cork. Markets, the fresh produce hall, growers.',
      'Charity collecting surplus seed in Cork',
    ],
  ])('is what it is, without who does it: %s', (description, heading) =>
    expect(hero('Any', description).heading).toBe(heading),
  );

  it('is nobody who writes the form for somebody else', () => {
    const { heading } = hero(
      'Ostrow Radio',
      "Hi, I'm filling this in for my aunt, Wanda, who mends radios on Dock Street in Erie.",
    );
    expect(heading).toBe('Wanda mends radios on Dock Street in Erie');
  });

  it('is the name over the sentence that says what they do, where that is no heading', () => {
    const { heading, body } = hero('Nara Felt', 'We walk sheep to Ivrea since my uncle, 1971. One rug takes 3 weeks.');
    expect(heading).toMatch(/^Nara Felt/);
    expect(body).toMatch(/^We walk sheep/);
  });

  it('is no noun that looks like a verb, and no year has two of its small words', () => {
    const all = JSON.stringify(
      page('Any', 'Cinema in Lund. Films Thu–Sun 19:00. Founded by two ushers in 2016. Started by Per Ek 2016.')
        .sections,
    );
    expect(all).not.toMatch(/Any films|in in/);
    expect(all).toContain('Per Ek in 2016');
  });

  it('stands alone where no sentence says more of what it is', () => {
    const { body } = hero(
      'Any',
      'Saddler in Walsall. Old customers are hunts, new ones are riding schools. Ships abroad, 3 weeks. Member of the guild. Cards accepted. Run by Tom Cole.',
    );
    expect(body).not.toMatch(/customers|guild|Cards|Ships/);
  });
});
