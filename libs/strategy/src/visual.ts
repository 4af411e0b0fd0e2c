import { fieldOf, type Fields, fieldsByKey, isBlank, isFields, keysByPlain, plainKey } from './keys';
import { BAD, GOOD } from './names';
import { figuresIn, type Measure, measuresOf } from './measures';
import { cleanText, numbersOf, saysNumbersOnly, textOf } from './values';

// The visual system: text or structured, with defaults for what it does not say.

const BASE = 8;
const STEPS = [1, 2, 3, 4, 6, 8, 12, 16];
const GRID = { columns: 12, maxWidth: 1440, gutters: 32, margins: 24, breakpoints: [576, 768, 1024, 1280] };

/** What the figures of a grid and a spacing scale are called, where they are not said and the usual ones stand in. */
export type DefaultFigure = 'columns' | 'maxWidth' | 'gutters' | 'margins' | 'breakpoints' | 'spacing';

/** Numbers as words, from one, in the languages that strategies come in; those of one form alone. */
const WORDS: readonly string[] = [
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn',
  'une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
  'una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis',
  'uma duas três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis',
  'una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici',
  'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien',
  'en två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton',
  'én to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten',
  'yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen yksitoista kaksitoista',
  'jedna dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście',
  'jeden dva tři čtyři pět šest sedm osm devět deset jedenáct dvanáct',
  'egy két három négy öt hat hét nyolc kilenc tíz tizenegy tizenkét',
  'bir iki üç dört beş altı yedi sekiz dokuz on onbir oniki',
  'одна две три четыре пять шесть семь восемь девять десять одиннадцать двенадцать',
  'одна дві три чотири п’ять шість сім вісім дев’ять десять одинадцять дванадцять',
  'μία δύο τρεις τέσσερις πέντε έξι επτά οκτώ εννέα δέκα έντεκα δώδεκα',
  'عمود عمودان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة',
  'אחת שתי שלוש ארבע חמש שש שבע שמונה תשע עשר',
  'một hai ba bốn năm sáu bảy tám chín mười',
  'एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह',
  '一 二 三 四 五 六 七 八 九 十 十一 十二',
  '한 두 세 네 다섯 여섯 일곱 여덟 아홉 열 열한 열두',
];
const NUMBER_OF = new Map(WORDS.flatMap((row) => row.split(' ').map((word, index) => [word, index + 1] as const)));
const NUMBER_WORDS = [...NUMBER_OF.keys()].sort((a, b) => b.length - a.length).join('|');
const NUMBER = `(?:\\d{1,5}(?:[.,]\\d{1,3})?|${NUMBER_WORDS})`;

/** Digits of other scripts and of full width as those of Latin ones. */
const plainDigits = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10));

const valueOf = (found: string | undefined): number | undefined =>
  found === undefined ? undefined : (NUMBER_OF.get(found.toLowerCase()) ?? Number(found.replace(',', '.')));

const COLUMNS =
  'colum|cols\\b|spalte|spalti|colonn|columna|coluna|kolom|kolumn|kolonn|sarak|sloup|oszlop|sütun|столб|колон|стовп|στήλ|στηλ|أعمدة|اعمدة|عمود|עמודות|טורים|cột|कॉलम|स्तंभ|列|カラム|段|栏|欄|단|열';
const GUTTERS =
  'gutter|gap|zwischenr|spaltenabst|gouttière|gouttiere|medianil|calle|calha|goot|ränna|間隔|ガター|فواصل|فاصل|διάκενο';
const MARGINS =
  'margin|rand\\b|ränder|marge|márgen|margen|margem|marger|margi|余白|マージン|هوامش|هامش|περιθώρι|поля|поле';
const WIDTH = 'max(?:imum|imal)?[ -]?(?:width|breite)|wide\\b|breite|largeur|ancho|anchura|largura|larghezza';
const BREAKPOINTS = 'breakpoint|umbruch|ブレークポイント';
const BASE_WORDS = 'base|basis|grund|unit|raster|單位|単位|倍|の倍数|배수|grid unit|baz|μονάδα|βάση|базов|módulo|modul';
const MULTIPLES =
  'multipl[a-z]*|múltipl[a-z]*|mehrfache|vielfache[a-z]*|veelvoud[a-z]*|πολλαπλάσι[α-ω]*|مضاعفات|кратн[а-я]*|bội số|wielokrotno[a-zść]*';
const SMALL =
  '(?:[\\s\\u00a0]*(?:of|de|da|von|des|du|di|d’|van|των|του|zu|à|at|:|=|are|is|width|breite)){0,2}[\\s\\u00a0]*';
const UNIT = '(?:[\\s\\u00a0-]?(?:px|pt|dp|pixels?|píxeles|بكسل|ピクセル|픽셀))?';
/** 'a mm' and '%' are no pixels */
const NO_OTHER_UNIT = '(?![\\d.,]|[\\s\\u00a0-]?(?:mm|cm|%|in\\b|rem|em\\b))';

/** Patterns of a number right before and right after a word: '24px gutters', 'gutters of 24px', '12-column', 'ثمانية أعمدة', '8列'. Made once: they are long. */
const numberBeside = (word: string, between = ''): readonly RegExp[] => [
  new RegExp(
    `((?<![\\d.,])\\d{1,5}(?:[.,]\\d{1,3})?|(?<!\\p{L})(?:${NUMBER_WORDS}))${UNIT}[\\s\\u00a0-]*(?:de\\s|of\\s|d’|von\\s)?${between}(?:${word})`,
    'iu',
  ),
  new RegExp(`(?:${word})[\\p{L}]*${SMALL}(${NUMBER})${NO_OTHER_UNIT}`, 'iu'),
];
const BESIDE = {
  columns: numberBeside(COLUMNS, '(?:\\p{L}{2,12}[\\s-])?'),
  maxWidth: numberBeside(WIDTH),
  gutters: numberBeside(GUTTERS),
  margins: numberBeside(MARGINS),
  base: numberBeside(BASE_WORDS),
  scale: numberBeside('(?:point|spacing|scale)'),
};
const FIGURE = new RegExp(
  `^\\s*${NUMBER}(?:\\s*,\\s*\\d{1,5})*${UNIT}(?:[\\s\\u00a0-]*(?:${COLUMNS})\\p{L}{0,6})?\\s*$`,
  'iu',
);
const BREAKPOINTS_TOLD = new RegExp(
  `(?:${BREAKPOINTS})[\\p{L}]*[^.;\\d]{0,30}((?:\\d{3,4}[^.;\\d]{1,6}){2,}\\d{3,4})`,
  'iu',
);
const MULTIPLE = new RegExp(`(?:${MULTIPLES})${SMALL}(${NUMBER})${NO_OTHER_UNIT}`, 'iu');

function numberAt(text: string, beside: readonly RegExp[]): number | undefined {
  if (text === '') return undefined;
  for (const pattern of beside) {
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) return valueOf(found);
  }
  return undefined;
}

const within = (number: number | undefined, low: number, high: number): number | undefined =>
  number !== undefined && number >= low && number <= high ? number : undefined;

/** What an object says beside the names that were read. */
const restOf = (raw: unknown, taken: readonly string[]): Fields => {
  if (!isFields(raw)) return {};
  const keys = keysByPlain(raw);
  const used = new Set(taken.map((name) => keys.get(name)));
  return Object.fromEntries(Object.entries(raw).filter(([key]) => !used.has(key)));
};

const FIELDS = {
  columns: ['columns', 'columncount', 'cols'],
  maxWidth: ['maxwidth', 'containerwidth', 'width'],
  gutters: ['gutters', 'gutter', 'gap'],
  margins: ['margins', 'margin'],
  breakpoints: ['breakpoints', 'breakpoint'],
  usage: ['usage', 'notes', 'description', 'rationale'],
  values: ['values', 'scale', 'steps', 'sizes', 'multipliers', 'multiples', 'factors'],
  base: ['base', 'basepoint', 'baseunit', 'unit'],
};

/** The first of the names that says something. */
const firstOf = (fields: Map<string, unknown>, names: readonly string[]): string[] => {
  const found = names.find((name) => !isBlank(fields.get(name)));
  return found === undefined ? [] : [found];
};

/** Whether a figure of a grid is one in px, or a list of them, and nothing else: '12%', '4 on phones, 8 on posters' and '16 px / 12 mm' are read as they stand. */
const isFigure = (raw: unknown): boolean =>
  typeof raw === 'string'
    ? FIGURE.test(plainDigits(raw.slice(0, 200)))
    : Array.isArray(raw)
      ? raw.every(isFigure)
      : typeof raw === 'number' || (isFields(raw) && saysNumbersOnly(raw));

/** The figures that a grid is told in; undefined where it is not. */
function gridFigures(raw: unknown, said: string) {
  const fields = isFields(raw) ? fieldsByKey(raw) : new Map<string, unknown>();
  const told = plainDigits(
    (isFields(raw) ? (textOf(fieldOf(fields, FIELDS.usage)) ?? '') : (textOf(raw) ?? said)).slice(0, 2_000),
  );
  const one = (name: 'columns' | 'maxWidth' | 'gutters' | 'margins') => {
    const field = fieldOf(fields, FIELDS[name]);
    if (!isBlank(field) && !isFigure(field)) return undefined;
    return (
      (typeof field === 'string' ? numbersOf(plainDigits(field)) : numbersOf(field))[0] ?? numberAt(told, BESIDE[name])
    );
  };
  const pointsField = fieldOf(fields, FIELDS.breakpoints);
  const points = isFigure(pointsField) ? numbersOf(pointsField) : [];
  const sentence = BREAKPOINTS_TOLD.exec(told)?.[1];
  return {
    columns: within(Math.round(one('columns') ?? 0), 1, 48),
    maxWidth: within(one('maxWidth'), 1, 10_000),
    gutters: within(one('gutters'), 0, 1_000),
    margins: within(one('margins'), 0, 1_000),
    breakpoints: points.length > 0 ? points : sentence ? numbersOf(sentence) : undefined,
  };
}

/** A list of figures as this library writes it. */
const areFigures = (raw: unknown): boolean =>
  Array.isArray(raw) && raw.every((one) => isFields(one) && 'name' in one && 'text' in one);

/** A grid as it is told: a text as its usage, and each figure under its own name; the numbers are what it is drawn with. */
function gridOf(raw: unknown, said: string): object {
  const fields = isFields(raw) ? fieldsByKey(raw) : new Map<string, unknown>();
  const found = gridFigures(raw, said);
  const told = fields.get('figures');
  return {
    columns: found.columns ?? GRID.columns,
    maxWidth: found.maxWidth ?? GRID.maxWidth,
    gutters: found.gutters ?? GRID.gutters,
    margins: found.margins ?? GRID.margins,
    breakpoints: found.breakpoints ?? GRID.breakpoints,
    ...(areFigures(told)
      ? { ...restOf(raw, [...Object.values(FIELDS).flat(), 'figures']), figures: told }
      : { figures: figuresIn(restOf(raw, firstOf(fields, FIELDS.usage))) }),
    usage: isFields(raw) ? fieldOf(fields, FIELDS.usage) : textOf(raw),
  };
}

/** No scale has a step of so many times its base. */
const MOST_TIMES = 40;
/** What the steps of a scale are times of, where they begin with one or less and its base is more: { unit: 6, steps: [1, 2, 4] }. */
function factorIn(fields: Map<string, unknown>): number {
  const steps = numbersOf(fieldOf(fields, FIELDS.values));
  const told = fieldOf(fields, FIELDS.base);
  const base = /^\s*(\d{1,4}(?:\.\d+)?)\s*(?:px)?\s*$/.exec(String(told).slice(0, 30))?.[1] ?? 1;
  const areTimes = steps.length > 1 && (steps[0] ?? 2) <= 1 && Math.max(...steps) <= MOST_TIMES;
  return areTimes && Number(base) >= 2 && !areFigures(fields.get('steps')) ? Number(base) : 1;
}

/** The base and the values that a spacing scale is told in. */
function spacingFigures(raw: unknown, said: string) {
  const fields = isFields(raw) ? fieldsByKey(raw) : new Map<string, unknown>();
  const told = plainDigits(
    (isFields(raw) ? (textOf(fieldOf(fields, FIELDS.usage)) ?? '') : (textOf(raw) ?? said)).slice(0, 2_000),
  );
  const isText = typeof raw === 'string';
  const row = isText ? /(?:\d{1,3}(?:px)?\s*[,/·、،-]\s*){2,}\d{1,3}/.exec(told)?.[0] : undefined;
  const values = Array.isArray(raw) ? numbersOf(raw) : row ? numbersOf(row) : numbersOf(fieldOf(fields, FIELDS.values));
  const multiple = MULTIPLE.exec(told)?.[1];
  const opening = isText ? /^\s*(\d{1,3}(?:\.\d)?)[\s\u00a0-]?(?:px|pt|dp)/i.exec(told)?.[1] : undefined;
  const base = within(
    numbersOf(fieldOf(fields, FIELDS.base))[0] ??
      valueOf(multiple) ??
      numberAt(told, BESIDE.base) ??
      numberAt(told, BESIDE.scale) ??
      valueOf(opening) ??
      values[0],
    0.5,
    600,
  );
  const factor = factorIn(fields);
  return { base, values: factor === 1 ? values : values.map((value) => Math.min(10_000, value * factor)) };
}

/** A spacing scale as it is told: its steps, each under its own name where it has one, and the numbers that they stand for. */
function spacingOf(raw: unknown, said: string): object {
  const fields = isFields(raw) ? fieldsByKey(raw) : new Map<string, unknown>();
  const figures = spacingFigures(raw, said);
  const base = figures.base ?? BASE;
  const told = fields.get('steps');
  const isOwn = areFigures(told);
  const steps = isOwn ? [] : stepsOf(raw, fields);
  const drawn = steps.flatMap(({ px }) => px ?? []);
  const values = figures.values.length > 0 ? figures.values : drawn;
  return {
    base,
    values: values.length > 0 ? values : STEPS.map((step) => base * step),
    ...(isOwn ? { ...restOf(raw, [...Object.values(FIELDS).flat(), 'steps']), steps: told } : { steps }),
    usage: isFields(raw) ? fieldOf(fields, FIELDS.usage) : saysNumbersOnly(raw) ? null : textOf(raw),
  };
}

/** Each step of a scale, and what else is said of it in figures. */
function stepsOf(raw: unknown, fields: Map<string, unknown>): Measure[] {
  if (!isFields(raw)) return typeof raw === 'string' && !saysNumbersOnly(raw) ? [] : measuresOf(raw);
  const rest = restOf(raw, firstOf(fields, FIELDS.usage));
  const list = firstOf(keysByPlain(rest), FIELDS.values)[0];
  // names alone, each with its size: they are the steps
  if (list === undefined && firstOf(fields, FIELDS.base).length === 0) return measuresOf(rest);
  const others = list === undefined ? rest : restOf(rest, [list]);
  return [
    ...figuresIn(others).map((figure) => ({ ...figure, px: null })),
    ...(list === undefined ? [] : measuresOf(fields.get(list))).map((step) => ({
      ...step,
      px: step.px === null ? null : Math.min(10_000, step.px * factorIn(fields)),
    })),
  ];
}

/** What its parts are called. */
export const NAMES = {
  description: ['description', 'summary', 'overview'],
  grid: ['gridsystem', 'grid', 'layoutgrid', 'columngrid', 'gridlayout'],
  spacing: ['spacingscale', 'spacing', 'spacingsystem'],
  imagery: [
    ...[
      'imageryguidelines',
      'imagerystyle',
      'imagery',
      'imagestyle',
      'imageguidelines',
      'photography',
      'photographystyle',
    ],
    ...['photostyle', 'photo', 'images'],
  ],
  elements: ['designelements', 'elements', 'graphicelements'],
  rules: ['compositionrules', 'composition', 'layout', 'layoutprinciples', 'layoutrules', 'layoutguidelines'],
  logo: ['logo', 'logousage', 'logotype', 'logoguidelines', 'logosystem', 'wordmark'],
};

const [DOS, DONTS] = [GOOD, BAD].map((names) => names.map(plainKey)) as [string[], string[]];

/** What is done and not done in all pictures may stand beside them. */
function withSides(imagery: unknown, raw: unknown): unknown {
  const sides = isFields(raw) ? restOf(raw, [...DOS, ...DONTS]) : {};
  const beside = isFields(raw) ? Object.keys(raw).filter((key) => !Object.hasOwn(sides, key)) : [];
  if (!isFields(raw) || beside.length === 0) return imagery;
  const told = isFields(imagery) ? imagery : isBlank(imagery) ? {} : { style: imagery };
  return { ...Object.fromEntries(beside.map((key) => [key, raw[key]])), ...told };
}

/** What is done and not done with pictures stands in one place, wherever it was said. */
function imageryOf(raw: unknown): unknown {
  if (!isFields(raw)) return raw;
  const fields = fieldsByKey(raw);
  const [dos, donts] = [fieldOf(fields, DOS), fieldOf(fields, DONTS)];
  if ((dos ?? donts) === undefined) return raw;
  return { dosDonts: { dos: dos ?? null, donts: donts ?? null }, ...restOf(raw, [...DOS, ...DONTS]) };
}

/** The parts of a visual system that was told as a text, as texts by part, or as an object. */
export function visualSystemOf(raw: unknown): unknown {
  const text = typeof raw === 'string' ? (cleanText(raw) ?? '') : '';
  if (!isFields(raw) && text === '') return undefined;
  const fields = isFields(raw) ? fieldsByKey(raw) : new Map<string, unknown>();
  const part = (names: readonly string[]) => fieldOf(fields, names);
  const description = text === '' ? part(NAMES.description) : text;
  const parts = Object.values(NAMES).map(part);
  // an object that says none of these is no visual system
  if (isBlank(description) && parts.every(isBlank)) return undefined;
  const taken = Object.values(NAMES).flatMap((names) =>
    names.filter((name) => part(names) === fields.get(name)).slice(0, 1),
  );
  return {
    ...restOf(raw, [...taken, ...DOS, ...DONTS]),
    description,
    logo: part(NAMES.logo),
    gridSystem: gridOf(part(NAMES.grid), text),
    spacingScale: spacingOf(part(NAMES.spacing), text),
    imageryGuidelines: imageryOf(withSides(part(NAMES.imagery), raw)),
    designElements: part(NAMES.elements),
    compositionRules: part(NAMES.rules),
  };
}

/** The figures of a visual system that nobody said, so that the usual ones stand in. */
export function defaultFigures(raw: unknown): DefaultFigure[] {
  const text = typeof raw === 'string' ? (cleanText(raw) ?? '') : '';
  const fields = isFields(raw) ? fieldsByKey(raw) : new Map<string, unknown>();
  const grid = gridFigures(fieldOf(fields, NAMES.grid), text);
  const { base, values } = spacingFigures(fieldOf(fields, NAMES.spacing), text);
  return [
    ...(Object.keys(grid) as (keyof typeof grid)[]).filter((name) => grid[name] === undefined),
    ...(base === undefined && values.length === 0 ? (['spacing'] as const) : []),
  ];
}
