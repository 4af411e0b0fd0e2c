import { corrected } from './corrected';

describe('what is corrected', () => {
  it.each([
    ['Nine doors, not seven.\nSigns for seven doors and a map.', 'Nine doors.\nSigns for Nine doors and a map.'],
    ['It is 4 May now, not 18 April.\nOpen on 18 April.', 'It is 4 May.\nOpen on 4 May.'],
    [
      '9 vans not 7, but check with Ola.\nLettering for 7 vans.',
      '9 vans not 7, but check with Ola.\nLettering for 7 vans.',
    ],
  ])('stands as it is now, everywhere: %s', (written, read) => expect(corrected(written)).toBe(read));
});
