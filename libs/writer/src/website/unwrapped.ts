import { sentence } from '../pen';

// What is to be told, out of the wish that it be told.

/** Asks that something be said, and says what: 'Do say that …', 'The site must make clear that …', 'People should know that …' */
const SAY = String.raw`(?:say|mention|stress|point out|make (?:it )?(?:very )?clear|emphasi[sz]e|highlight|state|explain|tell (?:them|people|visitors|customers|everyone|readers)|write)`;
const BEFORE = String.raw`(?:and |but |so |also |please |do |really |just |always |kindly )*`;
const MAKERS = String.raw`(?:(?:the )?(?:(?:new )?(?:web)?(?:site|page)|text|copy)|you|it|we)`;
const OUGHT = String.raw`(?:(?:do |really |would )?(?:need|want|like|have|has|ought)s? to|should|must|can)`;
const SAYING: readonly RegExp[] = [
  new RegExp(
    String.raw`^${BEFORE}(?:${MAKERS} ${OUGHT} (?:also |please )?)?${SAY}(?: somewhere| clearly| please| early| prominently)*(?: the fact)? that (.{8,})$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:and |but |so )?(?:what )?(?:(?:i|we|they) (?:do |really )*(?:want|would like|['’]d like)(?: is)?(?: that)? )?(?:people|customers|visitors|readers|they|everyone|everybody|parents|clients|guests) (?:to |should |must |have to |need to )(?:also )?(?:know|understand|see|hear|remember)(?: is)?(?:(?: first| most| above all)? ?:| that|: that) (.{8,})$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:it(?:['’]s| is) (?:very |really )?important(?: to (?:us|me|them))? that )(?:(?:people|customers|visitors|readers|they|everyone) (?:also )?(?:know|understand|see|hear)(?: that)? )?(.{8,})$`,
    'iu',
  ),
  /^it (?:has to|must|should|needs to) be (?:obvious|clear|known|visible|said) that (.{8,})$/iu,
  new RegExp(
    String.raw`^what (?:people|customers|visitors|they) (?:need|have) to know(?: first| most)? ?(?::|is that) (.{8,})$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:the )?(?:(?:most important(?: thing| point| message)?|(?:main|important|one) (?:thing|point|message))[^:]{0,40}|worth (?:saying|mentioning|knowing))(?: is)?(?: that |: )(.{8,})$`,
    'iu',
  ),
  // 'Mention the free parking behind the church'
  new RegExp(
    String.raw`^${BEFORE}(?:mention|highlight|include)(?: somewhere| please)? (?:the|their|our) ((?!(?:fact|word|name|price|owner)s?\b)\p{L}[\p{L}\d’' -]+ [\p{L}\d’' -]+ [\p{L}\d’' ,-]+)$`,
    'iu',
  ),
];
/** 'No AI, and the client wants that said plainly', 'Funded by the council, so it must say so somewhere' */
const SAID_AFTER =
  /^(?!.*(?:\bnot\b|n['’]t\b|\bnever\b))([^;]{4,}?),? (?:and|so|which|but) [^,.;]{0,40}\b(?:said|say so|mentioned|stated|pointed out|made clear|be clear)\b[^.,;]{0,30}$/iu;
/** 'that somebody answers at any hour and that they travel': each by itself. */
const ALSO_THAT = /,? (?:and|but) (?:also )?that (?=\p{L})/giu;

/** 'that they know that we come and look first', in languages whose clause stands the same on its own, and in those where it does not. */
const WRAPPED_ABROAD: readonly (readonly [RegExp, string])[] = [
  [/^.{0,60}?(?:que (?:la gente |los clientes )?sep(?:a|an)) que (.{12,})$/iu, ''],
  [/^.{0,60}?(?:qu(?:e|['’])(?: ?les gens| ?on| ?ils| ?les clients)? (?:sachent?|sache)) que (.{12,})$/iu, ''],
  [/^.{0,60}?(?:che (?:la gente |i clienti )?sappia(?:no)?) che (.{12,})$/iu, ''],
  [/^.{0,60}?(?:que (?:as pessoas |os clientes )?saiba(?:m)?) que (.{12,})$/iu, ''],
  [/^.{0,60}?(?:che (?:si capisca|si capisse|sia chiaro|fosse chiaro)) che (.{12,})$/iu, ''],
  [/^.{0,60}?(?:que (?:se entienda|quede claro|se entenda|fique claro)) que (.{12,})$/iu, ''],
  [/^.{0,60}?(?:qu['’]on (?:comprenne|sache)) que (.{12,})$/iu, ''],
  // 'Hay que decir que nadie se ríe'
  [
    /^(?:(?:hay que|se debe|tiene que|debe|por favor,?|conviene|queremos) )+(?:decir|mencionar|dejar claro|destacar|explicar)(?: claramente)? que (.{8,})$/iu,
    '',
  ],
  [
    /^(?:(?:il faut|il faudrait|merci de|veuillez|on doit|le site doit|la page doit|à) )(?:aussi |bien )?(?:dire|préciser|mentionner|indiquer|signaler) que (.{8,})$/iu,
    '',
  ],
  [/^(?:bisogna|si deve|il sito deve|va) (?:dire|detto|menzionare|spiegare) che (.{8,})$/iu, ''],
  [/^(?:é preciso|tem de se|o site deve|convém) (?:dizer|mencionar|explicar) que (.{8,})$/iu, ''],
  [
    /^(?:(?:bitte|unbedingt|auf jeden fall|auch|die seite soll|man sollte) )+(?:sagen|schreiben|erwähnen|erwähnt werden|dazuschreiben),? (dass .{8,})$/iu,
    'Uns ist wichtig, ',
  ],
  [/^.{0,60}?(?:dat (?:ze|mensen|klanten|iedereen) weten) (dat .{12,})$/iu, 'Het is goed om te weten '],
  [
    /^.{0,60}?(?:dass (?:man|die leute|die kunden|sie|alle|jeder) (?:weiß|wissen)),? (dass .{12,})$/iu,
    'Uns ist wichtig, ',
  ],
];

/** What a charity needs is for its readers. */
const NEEDED =
  /^(?:(?:They|It|The charity|The \p{Ll}+) )?needs? (?:(?:two|three|four|\d) things )?(?:from the (?:site|website|page))?:? ?(.*\b(?:donors?|donations?|donated|volunteers|foster homes)\b.*)$/iu;

/** What is to be told, as sentences, out of the wish that it be told. */
export function unwrapped(text: string, isEnglish: boolean): string[] | undefined {
  const bare = text.replace(/\.$/u, '');
  if (!isEnglish) {
    // 'that they play well, not that they are to be pitied'
    if (/, (?:no|non|não|nicht|niet|pas) /iu.test(text)) return undefined;
    for (const [pattern, lead] of WRAPPED_ABROAD) {
      const said = pattern.exec(bare)?.[1];
      if (said) return [sentence(`${lead}${said}`)];
    }
    return undefined;
  }
  const needed = NEEDED.exec(bare)?.[1];
  if (needed) return [sentence(`We need ${needed}`)];
  const said = SAYING.map((pattern) => pattern.exec(bare)?.[1]).find((found) => found !== undefined);
  const before = said ?? SAID_AFTER.exec(bare)?.[1];
  return before?.split(ALSO_THAT).map((part) => sentence(part));
}
