import { withPeople } from './people';

const [WIDTH, HEIGHT] = [160, 120];
/** 1 within a rectangle, from left, top to right, bottom. */
const area = (left: number, top: number, right: number, bottom: number, v = 1) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    return x >= left && x < right && y >= top && y < bottom ? v : 0;
  });
const at = (x: number, y: number) => y * WIDTH + x;
const HEAD = area(60, 10, 100, 50);
const PERSON = area(40, 10, 120, 120);

describe('people whom a picture is of', () => {
  it('are whole where only a part of them stood out', () => {
    const alpha = withPeople(HEAD, PERSON, WIDTH, HEIGHT);
    expect([alpha[at(80, 30)], alpha[at(80, 100)], alpha[at(45, 110)]]).toEqual([1, 1, 1]);
    expect(alpha[at(20, 60)]).toBe(0);
  });

  it('are solid where the other network was not sure', () => {
    const vague = HEAD.map((v, i) => (i % WIDTH > 75 && i % WIDTH < 85 ? 0.4 * v : v));
    expect(withPeople(vague, PERSON, WIDTH, HEIGHT)[at(80, 30)]).toBe(1);
  });

  it('keep what they hold, and the outline that was found', () => {
    const [pole, hair] = [area(140, 20, 146, 120), area(120, 60, 122, 70)];
    const withPole = PERSON.map((v, i) => Math.max(v, pole[i]!, hair[i]!));
    const alpha = withPeople(withPole, PERSON, WIDTH, HEIGHT);
    expect([alpha[at(142, 80)], alpha[at(121, 65)]]).toEqual([1, 1]);
  });

  it.each([
    ['that stand behind a thing', area(10, 60, 50, 110), area(90, 10, 150, 110)],
    ['of which the network is not sure', HEAD, PERSON.map((v, i) => (i % 5 ? v : 0.6 * v))],
    ['that are too small', HEAD, area(70, 20, 80, 30)],
  ])('are none %s', (_, subject, people) => {
    expect(withPeople(subject, people, WIDTH, HEIGHT)).toBe(subject);
  });
});
