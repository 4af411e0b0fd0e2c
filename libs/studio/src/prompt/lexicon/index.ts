import type { Topic } from '../../palette/curated';
import type { Mood } from '../../type/pairs';
import { THINGS } from './things';
import { EVENTS, SETTINGS, TRADES } from './trades';

/** What a word can stand for. A thing can be drawn; a trade, an event or a setting is drawn through its emblem. */
export type SubjectKind = 'thing' | 'trade' | 'event' | 'setting';
interface SubjectEntry {
  words: string[];
  kind: SubjectKind;
  topic: Topic;
  icon?: string;
  illustration?: string;
}

/**
 * words | icon (Phosphor) | illustration (Fluent) | topic. `-` means that no artwork fits: the subject then leads colour
 * and type only. Chosen by hand, because a picture that merely shares a tag with a word is usually the wrong object.
 */
const TABLE: Record<SubjectKind, string> = { thing: THINGS, trade: TRADES, event: EVENTS, setting: SETTINGS };

export const SUBJECTS: SubjectEntry[] = (Object.keys(TABLE) as SubjectKind[]).flatMap((kind) =>
  TABLE[kind]
    .trim()
    .split('\n')
    .map((row) => {
      const [words = '', icon = '-', illustration = '-', topic = 'neutral'] = row.split('|');
      return {
        words: words.split(','),
        kind,
        topic: topic as Topic,
        icon: icon === '-' ? undefined : icon,
        illustration: illustration === '-' ? undefined : illustration,
      };
    }),
);

export const LANDS = ['mountains', 'sea', 'forest', 'desert', 'hills', 'city'] as const;
export type Land = (typeof LANDS)[number];
export const LAND_WORDS: Record<Land, string> = {
  mountains:
    'mountain mountains alps alpine peak peaks summit ridge ridges berge montañas montagne montagnes góry горы andes himalaya highlands volcano',
  sea: 'sea ocean beach coast coastal seaside shore island islands bay lake lakes horizon lagoon fjord meer playa mare mer morze море',
  forest: 'forest forests woods woodland taiga wald bosque forêt лес',
  desert: 'desert dunes dune sahara canyon mesa savanna savannah steppe prairie outback',
  hills: 'hills hill countryside meadow meadows field fields valley pasture tuscany rolling landscape',
  city: 'city skyline cityscape skyscrapers downtown metropolis urban stadt ciudad ville miasto город town',
};
export const TIMES = ['dawn', 'day', 'sunset', 'night'] as const;
export type Time = (typeof TIMES)[number];
export const TIME_WORDS: Record<Time, string> = {
  dawn: 'dawn sunrise morning daybreak early mist misty fog foggy',
  day: 'day noon daylight sunny midday bright summer',
  sunset: 'sunset dusk evening twilight golden last abend atardecer zachód',
  night: 'night midnight starry moonlit moonlight noche nacht nuit noc aurora',
};

export const MOOD_WORDS: Record<Mood, string> = {
  minimal: 'minimal minimalist minimalistic simple clean understated swiss nordic scandinavian spare white-space',
  modern: 'modern contemporary sleek fresh professional corporate trustworthy confident sharp crisp',
  luxury:
    'luxury luxurious elegant premium refined sophisticated exclusive upscale classy opulent chic fine high-end elegante elegancki glamorous noble regal stately sumptuous',
  playful:
    'playful fun funny cute quirky cheerful friendly childlike whimsical colourful colorful happy joyful kawaii bubbly silly goofy bouncy lively mischievous',
  bold: 'bold strong loud striking powerful brutalist energetic dynamic impactful punchy edgy daring vibrant dramatic proud sturdy robust tough rugged fierce raucous',
  natural:
    'natural organic earthy rustic eco botanical handmade wholesome sustainable green-minded raw homemade honest',
  vintage:
    'vintage retro classic nostalgic heritage old-school traditional antique timeless art-deco deco victorian seventies 70s 60s 80s old ancient worn weathered old-fashioned',
  tech: 'tech futuristic digital cyber high-tech innovative neon geometric sci-fi technical cyberpunk clinical precise',
  calm: 'calm serene gentle soft peaceful soothing quiet tranquil zen delicate warm dreamy cozy cosy relaxing pastel muted tender hushed slow meditative',
};

/** Words that ask for a kind of picture or give an order: they name nothing to draw. */
export const ORDER_WORDS = new Set(
  `a an the and or of for to in on at by with from as is are be it its this that these those my our your their his her we i me you us they
create make design draw generate produce need want would like please give show build me some something new get looking look find add put set use using used include including
logo logotype wordmark emblem badge monogram mark brandmark icon symbol identity banner banners flyer flyers leaflet poster posters handbill card cards business-card visiting post posts social media instagram facebook linkedin tiktok story stories
website web site header headers hero landing page homepage mockup mock-up mockups product packaging package pack label image picture illustration illustrations graphic artwork visual photo photograph photorealistic render rendering scene drawing sketch vector flat style styles styled
background backgrounds colour colours color colors palette tone tones text font fonts typography type lettering headline title subtitle tagline slogan caption saying says reading words word quote called named name brand brands branding company firm business agency studio shop store place team group service services
very really quite more most less much many few lots lot big small large little tiny huge great good nice beautiful pretty amazing cool best high quality detailed professional lovely stunning perfect ideal suitable attractive interesting eye-catching
one two three four five six seven eight nine ten first second next every all each any other another own only just also so not no without but if then than into onto over under above below behind beside between near around about across along through up down out off left right top bottom centre center middle corner side front back
should must can could will may might has have having had do does doing done which who whom whose what when where why how there here while during until since because
featuring feature features feel feeling look looks mood vibe vibes theme themed inspired aesthetic concept idea version options option space white-space negative layout composition element elements shape shapes line lines pattern patterns texture gradient gradients shadow shadows light lighting lit
dark bright dim bag bags cap caps lid lids abstract geometric call announcing announce announces episode tonight today tomorrow day days evening class free whole still life range ad advert advertisement promotion promote online official various several people person
youtube channel twitch discord cover covers entry ticketed join apply established since
encabezado publicación gestaltung
logo für ein eine einen einer eines der die das den dem des und mit von im am zum zur bitte plakat flyer visitenkarte namens
un una unas unos el la los las de del al y con para por en que llamada llamado cartel tarjeta logotipo
le les du des et avec pour dans sur une au aux nommé nommée affiche carte
il lo gli di da e per su
o os do da dos das em um uma com na no chamado chamada
dla na w z i oraz ze się pod od do nazwie o plakat wizytówka
een het van voor met op te
ve bir için ile`
    .split(/\s+/)
    .filter(Boolean),
);
