import type { GeneratedImage, ImageProvider } from './image-provider';
import { ProviderTurns } from './provider-turns';

const never = new AbortController().signal;
const provider = (parallel: number) => ({ parallel }) as ImageProvider;

/** Pictures that are made one after the other, each noted in `made`. */
async function* paint(who: string, n: number, made: string[]): AsyncIterable<GeneratedImage> {
  for (let i = 0; i < n; i++) {
    made.push(who);
    yield await Promise.resolve({ image: Buffer.from(who), notes: [] });
  }
}
const collect = async (pictures: AsyncIterable<GeneratedImage>) => {
  const all: string[] = [];
  for await (const { image } of pictures) all.push(image.toString());
  return all;
};

describe('turns at a provider', () => {
  it('hand out every picture of a request, in order', async () => {
    const turns = new ProviderTurns();
    expect(await collect(turns.take(provider(1), 'anna', paint('a', 3, []), never))).toEqual(['a', 'a', 'a']);
  });

  it('go round between users, however much one of them has asked for', async () => {
    const turns = new ProviderTurns();
    const made: string[] = [];
    const studio = provider(1);
    const greedy = [1, 2, 3, 4].map(() => collect(turns.take(studio, 'greedy', paint('g', 10, made), never)));
    const other = collect(turns.take(studio, 'other', paint('o', 1, made), never));
    await Promise.all([...greedy, other]);
    expect(made.indexOf('o')).toBeLessThanOrEqual(2);
    expect(made.filter((who) => who === 'g')).toHaveLength(40);
  });

  it('keep a provider to what it does at once', async () => {
    const turns = new ProviderTurns();
    let now = 0;
    let most = 0;
    async function* slow(): AsyncIterable<GeneratedImage> {
      most = Math.max(most, (now += 1));
      await new Promise(setImmediate);
      now -= 1;
      yield { image: Buffer.alloc(0), notes: [] };
    }
    const two = provider(2);
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((user) => collect(turns.take(two, user, slow(), never))));
    expect(most).toBe(2);
  });

  it('are not waited for once the request is cancelled', async () => {
    const turns = new ProviderTurns();
    const studio = provider(1);
    let end: () => void = () => undefined;
    async function* endless(): AsyncIterable<GeneratedImage> {
      await new Promise<void>((resolve) => (end = resolve));
      yield { image: Buffer.from('first'), notes: [] };
    }
    const first = collect(turns.take(studio, 'anna', endless(), never));
    const abort = new AbortController();
    const made: string[] = [];
    const waiting = collect(turns.take(studio, 'ben', paint('b', 1, made), abort.signal));
    abort.abort(new Error('cancelled'));
    await expect(waiting).rejects.toThrow('cancelled');
    end();
    expect(await first).toEqual(['first']);
    expect(made).toEqual([]);
  });
});
