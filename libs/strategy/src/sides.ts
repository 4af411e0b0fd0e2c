/** The same thing said badly and well. */
export interface Sides {
  not: string;
  but: string;
}

/** Longer ones are read as they stand. */
const LONGEST = 1_000;

const words = (...lists: string[]): string =>
  lists
    .flatMap((list) => list.split('|'))
    .sort((one, other) => other.length - one.length)
    .join('|');

/** What marks a thing as done, or not, wherever it stands. */
export const GOOD_SIGN = '[✓✔✅☑○◯⭕👍]\\uFE0F?';
export const BAD_SIGN = '[×✗✘✕✖❌🚫⛔👎]\\uFE0F?';

/** What marks it before a colon, in the languages that documents come in. */
export const GOOD_LABEL = words(
  'do|dos|but this|this|instead|say|we say|but|yes|always|good|after|ok|rather|write|better|strong|on brand|on-brand|right|ours',
  'ja|immer|sondern|besser|nachher|richtig|gut|oui|toujours|à faire|plutôt|mais|après|bien|sí|siempre|hacer|sino|mejor|después|sim|sempre|fazer|mas|depois|sì|fare|dopo|meglio',
  'doen|wel|altijd|maar|gör|alltid|ja|gjør|utan|men|tak|zawsze|ale|lecz|dobrze|po|да|всегда|делать|но|после|так|завжди|після|ναι|πάντα|αλλά|μετά|نعم|افعل|قل|بعد|する|推奨|良い例|良|後|要|说|对|好|해야|권장|좋음',
);
export const BAD_LABEL = words(
  "not this|don't|don’t|dont|donts|don'ts|don’ts|do not|not|never|avoid|no|bad|before|don't say|don’t say|we don't say|we don’t say|we never say|instead of|ng|weak|generic|off brand|off-brand|wrong|theirs",
  'nein|nicht|nie|niemals|vermeiden|statt|vorher|falsch|schlecht|non|jamais|éviter|à éviter|ne pas|pas|avant|mal|nunca|evitar|no hacer|antes|não|não fazer|mai|evitare|non fare|prima|male',
  'niet|nooit|vermijden|inte|aldrig|undvik|ikke|aldri|unngå|nie|nigdy|unikaj|źle|przed|zamiast|нет|не|никогда|избегать|до|ні|ніколи|уникати|όχι|ποτέ|μην|αποφύγετε|πριν|لا|لا تفعل|لا تقل|تجنب|قبل|しない|避ける|禁止|悪い例|悪|前|不要|不说|错|避免|하지 않기|금지|나쁨',
);

const INSTEAD = words(
  'instead of|rather than|statt|anstatt|anstelle von|au lieu de|plutôt que|en lugar de|en vez de|em vez de|ao invés de|invece di|in plaats van|zamiast',
  'вместо|замість|αντί για|αντί|بدلاً من|بدلا من|i stället för|istället för|i stedet for|i staden for',
);
const NOT_BUT: readonly (readonly [string, string])[] = [
  ['not', 'but'],
  ['nicht|keine?', 'sondern'],
  ['pas(?: de| du)?', 'mais'],
  ['no', 'sino'],
  ['não', 'mas(?: sim)?'],
  ['non', 'ma|bensì'],
  ['niet|geen', 'maar'],
  ['inte', 'utan'],
  ['ikke', 'men'],
  ['nie', 'ale|lecz'],
  ['не', 'а|но'],
  ['όχι', 'αλλά'],
  ['ليس', 'بل'],
];

const OPEN = '["“”„«‹‘‚「『\']';
const QUOTED =
  '(?:"[^"]+"|[“„][^“”]+[“”]|«[^»]+»|‘.+?’(?=[\\s.,:;：、]|$)|\'.+?\'(?=[\\s.,:;：、]|$)|「[^」]+」|『[^』]+』)';
const made = (pattern: string) => new RegExp(pattern, 'isu');

const SIGNED: readonly (readonly [RegExp, boolean])[] = [
  [made(`^\\s*${BAD_SIGN}\\s*(.+?)\\s*[/|→;]?\\s*${GOOD_SIGN}\\s*(.+)$`), false],
  [made(`^\\s*${GOOD_SIGN}\\s*(.+?)\\s*[/|→;]?\\s*${BAD_SIGN}\\s*(.+)$`), true],
  [made(`^\\s*(.+?)\\s*${BAD_SIGN}\\s*[/|→;]?\\s*(.+?)\\s*${GOOD_SIGN}\\s*$`), false],
  [made(`^\\s*(.+?)\\s*${GOOD_SIGN}\\s*[/|→;]?\\s*(.+?)\\s*${BAD_SIGN}\\s*$`), true],
  [made(`^\\s*(?:${BAD_LABEL})\\s*[:：]\\s*(.+?)[\\s/|→;、。]+(?:${GOOD_LABEL})\\s*[:：]\\s*(.+)$`), false],
  [made(`^\\s*(?:${GOOD_LABEL})\\s*[:：]\\s*(.+?)[\\s/|→;、。]+(?:${BAD_LABEL})\\s*[:：]\\s*(.+)$`), true],
  [
    made(
      `^\\s*(?:${INSTEAD})\\s*[:：]?\\s*(${QUOTED}|[^:：→\\n]{1,200}?)\\s*(?:[:：→]|,\\s*(?:we\\s+)?(?:say|write|use|try)\\b:?)\\s*(.+)$`,
    ),
    false,
  ],
  ...NOT_BUT.map(
    ([not, but]) =>
      [
        made(`^\\s*(?:${not})\\s+(${QUOTED}|(?:[^\\s,.:]+\\s+){0,3}[^\\s,.:]+),?\\s+(?:${but})\\s+(.+)$`),
        false,
      ] as const,
  ),
  [made(`^\\s*(${QUOTED})\\s*(?:では?なく(?:て)?|じゃなくて|대신(?:에)?|ではない)[、,:：]?\\s*(.+)$`), false],
  [made(`^\\s*不(?:是|说|要|写|用)\\s*(${QUOTED})[,，、;；]?\\s*(?:而是|而说|要说|说|写|用)\\s*(.+)$`), false],
];

const IN_QUOTES = made(`^${OPEN}([^"“”„«»「」『』]+)["”“»’」』'](\\p{P}?)$`);
/** Without the quotes around it: which of the two it is says its place. */
function bare(side: string): string {
  const text = side
    .trim()
    .replace(/[;,、，]$/, '')
    .trim();
  const [, inner, mark = ''] = IN_QUOTES.exec(text) ?? [];
  if (inner === undefined) return text;
  return /[\p{P}]$/u.test(inner) ? inner : inner + mark;
}

/** What is not said, and what is said in its place, of a text that says both: 'Not “synergy” but “we share a van”', 'Instead of A: B', '× A ○ B'; undefined of any other. */
export function sidesOf(text: string): Sides | undefined {
  if (text.length > LONGEST) return undefined;
  for (const [pattern, isTurned] of SIGNED) {
    const [, first, second] = pattern.exec(text) ?? [];
    if (first === undefined || second === undefined) continue;
    const [not, but] = (isTurned ? [second, first] : [first, second]).map(bare) as [string, string];
    if (not !== '' && but !== '') return { not, but };
  }
  return undefined;
}
