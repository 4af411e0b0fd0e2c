import { asMeant } from './learner';

it.each([
  [
    'We are small dive centre in Nuweiba, me Omar and my wife Rana. Maximum 3 person for one guide.',
    'We are a small dive centre in Nuweiba, Omar and Rana. Maximum 3 people for one guide.',
  ],
  ['One rug need 3 week until 4 month.', 'One rug needs 3 weeks to 4 months.'],
  [
    'Good equipments, all include. A night is 65 euro person.',
    'Good equipment, all included. A night is 65 euro per person.',
  ],
  ['Ship to 22 country, and a dozen shops.', 'Ship to 22 countries, and a dozen shops.'],
  [
    'Boat trip R$ 90 person with 6 oyster. Sell to 11 restaurant.',
    'Boat trip R$ 90 per person with 6 oysters. Sell to 11 restaurants.',
  ],
  ['We are making felt since 1968. We give always tea.', 'We have been making felt since 1968. We always give tea.'],
])('mends what is plainly a slip: %s', (said, meant) => expect(asMeant(said)).toBe(meant));

it.each([
  'A 3 week course in a 4 person tent.',
  'We are open to groups. 2 staff, 5 rooms.',
  'Polish and repair for every shoe.',
])('changes nothing that is right: %s', (said) => expect(asMeant(said)).toBe(said));

it('gives languages and days their capital letters', () =>
  expect(asMeant('Open mon-sat, we speak german and farsi in december.')).toBe(
    'Open Mon-Sat, we speak German and Farsi in December.',
  ));
