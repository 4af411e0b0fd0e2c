import type { DesignTypeId } from '@maquette/generation';
import type { StrategySections } from '@maquette/strategy';
import { capital } from '../pen';

export interface PromptRequest {
  /** the brand's parsed strategy (`parseStrategy(text).sections`); null while it has none, or only the default template */
  strategy: StrategySections | null;
  brand: { name: string; description: string | null };
  designType: DesignTypeId;
  /** a whole number from 0: another one takes another subject, palette and line of copy */
  seed: number;
}

/** What a picture prompt can be made of, each part a phrase without its full stop, or nothing. */
interface Parts {
  name: string;
  offer: string | undefined;
  subject: string | undefined;
  style: string | undefined;
  mood: string | undefined;
  treatment: string | undefined;
  colours: string | undefined;
  heading: string | undefined;
  line: string | undefined;
  never: string | undefined;
}

const bare = (text: string): string => text.trim().replace(/[.!\s]+$/, '');
const small = (text: string): string => (/^[A-Z][a-z]/.test(text) ? text[0]?.toLowerCase() + text.slice(1) : text);
const isTold = (text: string): boolean => !/^\s*to be researched/i.test(text);
/** The first whole sentence of at most so many characters. */
const sentence = (text: string, most: number): string | undefined => {
  const first = bare(/^.*?[.!?](?=\s|$)/s.exec(text.trim())?.[0] ?? text).replace(/\s+/g, ' ');
  return first !== '' && first.length <= most ? first : undefined;
};
const turn = <Item>(items: readonly Item[] | undefined, seed: number): Item | undefined =>
  items && items.length > 0 ? items[seed % items.length] : undefined;

function partsOf({ strategy, brand, seed }: PromptRequest): Parts {
  const palette = turn(strategy?.colorPalettes ?? undefined, seed);
  const typography = turn(strategy?.typographyOptions ?? undefined, seed);
  const imagery = strategy?.visualSystem?.imageryGuidelines;
  const colour = (one: { hex: string | null; name: string | null } | null | undefined) =>
    one?.hex ? [one.name && small(one.name), one.hex].filter(Boolean).join(' ') : undefined;
  const [primary, secondary, accent] = [palette?.primary, palette?.secondary, palette?.accent].map(colour);
  const told = (texts: (string | null | undefined)[]) => texts.filter((text) => text != null).filter(isTold);
  const offers = told([strategy?.positioningStrategy?.product?.description, brand.description]);
  const lines = told(strategy?.positioningStrategy?.keyMessages ?? []).flatMap((text) => sentence(text, 60) ?? []);
  const phrase = (text: string | null | undefined) => (text != null && isTold(text) ? small(bare(text)) : undefined);
  return {
    name: brand.name.trim(),
    offer: offers.map((text) => sentence(text, 160)).find((text) => text !== undefined),
    subject: phrase(turn(imagery?.subjects.filter(isTold), seed)),
    style: phrase(imagery?.style),
    mood: phrase(imagery?.mood),
    treatment: phrase(imagery?.treatment),
    colours:
      primary && secondary
        ? `${primary} on ${secondary}${accent ? `, with ${accent} in one place only` : ''}`
        : (primary ?? secondary),
    heading: typography?.headingPrimary?.font ?? undefined,
    line: turn(lines, seed),
    never: phrase(turn(imagery?.dosDonts?.donts, seed)),
  };
}

const WRITERS: Record<DesignTypeId, (parts: Parts) => (string | undefined)[]> = {
  general: (p) => [
    `A picture for “${p.name}”${p.offer ? `: ${small(p.offer)}` : ''}`,
    p.subject && `In the middle: ${p.subject}`,
    p.style,
  ],
  logo: (p) => [
    `A logo for “${p.name}”${p.offer ? `: ${small(p.offer)}` : ''}`,
    p.subject && `One mark drawn from ${p.subject}, in flat shapes that hold at 16 pixels`,
    'The name beside the mark, and no other words',
  ],
  banner: (p) => [
    `A wide banner for “${p.name}”`,
    p.line && `The headline reads “${p.line}”`,
    p.subject && `It shows ${p.subject} on one side and leaves the other free for the words`,
  ],
  'social-media-post': (p) => [
    `A square social media post for “${p.name}”`,
    p.subject && `It shows ${p.subject}, close up`,
    p.line && `One line of text: “${p.line}”`,
  ],
  'business-card': (p) => [
    `A business card for “${p.name}”${p.offer ? `: ${small(p.offer)}` : ''}`,
    'The name large, room for a person’s name, a telephone number and an address',
    p.subject && `One small mark drawn from ${p.subject}`,
  ],
  flyer: (p) => [
    `A flyer for “${p.name}”`,
    p.line && `The headline reads “${p.line}”`,
    p.offer && `Below it: “${p.offer}.”`,
    p.subject && `The picture shows ${p.subject}`,
  ],
  'website-header': (p) => [
    `A website header for “${p.name}”`,
    p.line && `The headline reads “${p.line}”`,
    p.subject && `Behind it, across the whole width, ${p.subject}`,
    'One button, in the accent colour',
  ],
  'product-mockup': (p) => [
    `A product mock-up for “${p.name}”${p.offer ? `: ${small(p.offer)}` : ''}`,
    'One product in front, its label to be read',
    p.subject && `Around it, out of focus: ${p.subject}`,
  ],
};

/**
 * A prompt for a picture of the brand, made of what its strategy and its description say: sentences, at most 1,500
 * characters. What they don't say is left to whoever draws. Pure: the same request gives the same prompt.
 */
export function writePrompt(request: PromptRequest): string {
  const parts = partsOf(request);
  const sentences = [
    ...WRITERS[request.designType](parts),
    parts.colours && `Colours: ${parts.colours}`,
    parts.heading && `Headings in ${parts.heading}`,
    parts.treatment && request.designType !== 'logo' && parts.treatment,
    parts.mood && `Mood: ${parts.mood}`,
    parts.never && `Not wanted: ${parts.never}`,
  ].filter((text) => typeof text === 'string' && text !== '');
  let prompt = '';
  for (const text of sentences) {
    const next = `${prompt} ${capital(bare(String(text)))}.`.trim();
    if (next.length <= 1_500) prompt = next;
  }
  return prompt;
}
