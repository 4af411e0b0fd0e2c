import type { StrategyType } from '@maquette/strategy';
import { BuiltInStrategyWriter } from './built-in-strategy-writer';

const brand = { name: 'Alder', description: 'We build oak tables to order in Ghent. Six weeks. No varnish.' };

describe('the built-in writer of strategies', () => {
  const writer = new BuiltInStrategyWriter();
  afterAll(() => writer.onApplicationShutdown());
  const write = (type: StrategyType, signal = new AbortController().signal) => {
    const steps: number[] = [];
    const progress = (percent: number) => Promise.resolve(void steps.push(percent));
    return { steps, text: writer.write({ type, brand, current: null }, { userId: 'anna', signal, progress }) };
  };

  it('tells after each section how far it is, and leaves the last step to whoever stores it', async () => {
    const { steps, text } = write('brand_strategy');
    expect(Object.keys(JSON.parse(await text) as object)).toHaveLength(9);
    expect(steps).toHaveLength(8);
    expect(steps).toEqual([...steps].sort((one, other) => one - other));
    expect(steps.at(-1)).toBeLessThan(100);
  });

  it('writes the sections of a type alone', async () => {
    expect(Object.keys(JSON.parse(await write('palette').text) as object)).toEqual([
      'DraftedByBuiltInWriter',
      'ColorPalettes',
    ]);
    expect(Object.keys(JSON.parse(await write('direction').text) as object)).toEqual([
      'DraftedByBuiltInWriter',
      'PositioningStrategy',
      'VisualSystem',
    ]);
  });

  it('stops when nobody wants it any more, and writes the next one all the same', async () => {
    const abort = new AbortController();
    const { text } = write('brand_strategy', abort.signal);
    abort.abort(new Error('cancelled'));
    await expect(text).rejects.toThrow('cancelled');
    expect(JSON.parse(await write('voice').text)).toHaveProperty('BrandVoiceGuide');
  });
});
