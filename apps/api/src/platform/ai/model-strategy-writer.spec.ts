import { parseStrategy, SECTIONS, type SectionName } from '@maquette/strategy';
import { completion, fakeTextServer, wordsOf } from '../../../test/fake-text-server';
import { ModelStrategyWriter } from './model-strategy-writer';
import { OpenAiCompatibleModel } from './providers/openai-compatible';
import { ProviderTurns } from './provider-turns';
import type { StrategyRequest } from './strategy-writer';
import type { Usage } from './usage';

const COLOUR = { hex: '#1B3A4B', name: 'Deep water', rationale: 'Calm' };
/** What a model may answer for each part; its spelling of keys and colours is its own. */
const ANSWERS: Record<SectionName, unknown> = {
  audienceProfile: { definition: 'Cooks who work at night', painPoints: ['No time'], buyingObjections: ['Price'] },
  archetypeStrategy: {
    brandArchetypes: { primary: 'Caregiver', secondary: 'Sage', justification: 'They look after.' },
  },
  positioningStrategy: { positioningStatement: 'For cooks', keyMessages: ['Sharp for years'] },
  colorPalettes: [{ paletteName: 'Harbour', primaryColor: COLOUR, secondary: COLOUR, accent: COLOUR }],
  typographyOptions: [{ name: 'Plain', body: { font: 'Inter', weights: [400], lineHeight: 1.5, rationale: 'Quiet' } }],
  marketInsights: {
    painPoints: [{ title: 'Blunt knives', quotes: [{ text: 'I hate it', source: 'Maria, 34' }] }],
    opportunities: [{ title: 'Repair', potential: 85 }],
    targetMarketSize: '4.2 billion dollars',
    growthPotential: '12 % a year',
  },
  brandVoiceGuide: { dosDonts: { dos: ['Say what it does'], donts: ['Boast'] } },
  visualSystem: { gridSystem: { columns: 12, maxWidth: 1200, gutters: 24, margins: 32, breakpoints: [640, 1024] } },
};

describe('a strategy that a text model writes', () => {
  let server: Awaited<ReturnType<typeof fakeTextServer>>;
  const usage = { record: () => Promise.resolve(), refuseOverBudget: () => Promise.resolve() } as unknown as Usage;
  beforeAll(async () => (server = await fakeTextServer()));
  afterAll(() => server.close());

  const asked = () =>
    server.requests.map((request) => {
      const [section = ''] = Object.keys(
        (request.body.response_format?.json_schema?.schema.properties as Record<string, unknown>) ?? {},
      );
      return { section, data: JSON.parse(wordsOf(request, 1)) as Record<string, unknown> };
    });
  const write = async (request: Partial<StrategyRequest> = {}, answers: Partial<typeof ANSWERS> = {}) => {
    server.answers(({ body }) => {
      const section = Object.keys(body.response_format?.json_schema?.schema.properties ?? {})[0] as SectionName;
      return completion({ [section]: { ...ANSWERS, ...answers }[section] });
    });
    const steps: number[] = [];
    const model = new OpenAiCompatibleModel({ url: server.url, model: 'writer-1' }, usage, new ProviderTurns());
    const text = await new ModelStrategyWriter(model).write(
      { type: 'brand_strategy', brand: { name: 'Alder', description: 'Knives for cooks' }, current: null, ...request },
      {
        userId: 'anna',
        signal: new AbortController().signal,
        progress: (percent) => Promise.resolve(void steps.push(Math.round(percent))),
      },
    );
    return { text, steps, sections: parseStrategy(text).sections };
  };

  it('has every section, each asked for by itself, and tells how many are written', async () => {
    const { sections, steps, text } = await write();
    expect(Object.values(sections)).not.toContain(null);
    expect(
      asked()
        .map(({ section }) => section)
        .sort(),
    ).toEqual([...SECTIONS].sort());
    expect(steps).toEqual([11, 22, 33, 44, 56, 67, 78, 89]);
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['brandName', ...SECTIONS]);
    expect(sections.colorPalettes?.[0]?.primary?.hex).toBe('#1b3a4b');
  });

  it('is of one piece: each section reads those before it', async () => {
    await write();
    const palettes = asked().find(({ section }) => section === 'colorPalettes');
    expect(palettes?.data).toMatchObject({
      brand: { name: 'Alder', description: 'Knives for cooks' },
      strategySoFar: { archetypeStrategy: { brandArchetypes: { primary: 'Caregiver' } } },
    });
  });

  it('claims nothing that only research can know, whatever the model says', async () => {
    const { sections, text } = await write();
    expect(sections.marketInsights).toMatchObject({
      painPoints: [{ title: 'Blunt knives', quotes: [] }],
      opportunities: [{ title: 'Repair', potential: null }],
      targetMarketSize: 'To be researched',
      growthPotential: 'To be researched',
    });
    expect(text).not.toMatch(/Maria|4\.2 billion|12 %/);
  });

  it('of one type is its own sections, which agree with those that are there', async () => {
    const current = JSON.stringify({
      ArchetypeStrategy: { BrandArchetypes: { Primary: 'Jester' } },
      ColorPalettes: [],
    });
    const { text } = await write({ type: 'palette', current });
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['brandName', 'colorPalettes']);
    expect(asked()).toMatchObject([
      { data: { strategySoFar: { archetypeStrategy: { brandArchetypes: { primary: 'Jester' } } } } },
    ]);
  });

  it('is not finished with a section that cannot be read', async () => {
    await expect(write({}, { colorPalettes: [] })).rejects.toMatchObject({ reason: 'bad_output' });
  });
});
