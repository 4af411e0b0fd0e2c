// What is to be told, out of the wish that it be told.

/** A clause that follows as main clause: it begins with its subject. */
const MAIN = String.raw`((?:we|i|it|you|they|he|she|there|nobody|everybody|everyone|the|our|my|each|every|all|no|this|these|most|a|an|one|\p{Lu}\p{L}+) .{8,})`;
/** The wish that something be told, around what is to be told. */
const WRAPPED: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:and |but |so )?(?:what )?(?:(?:i|we) (?:do |really )*(?:want|would like|'d like)(?: is)?(?: that)? )?(?:people|customers|visitors|readers|they|everyone|everybody|parents|them|clients) (?:to |should |must |have to |need to )?(?:also )?(?:know|understand|see|hear|remember)(?: is)?(?:(?: first| most| above all)? ?:| that|: that) ${MAIN}$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:please )?(?:make (?:it )?(?:very )?clear|say(?: somewhere)?(?: clearly)?|mention|stress|write)(?: somewhere| please)? that ${MAIN}$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:the )?(?:most important(?: thing| point| message)?|(?:main|important|one) (?:thing|point|message))[^:]{0,40}(?: is)?(?: that ${MAIN}|: (.{8,}))$`,
    'iu',
  ),
];
/** 'Brief from Dr Marsh, audiologist': who writes it, and what they are. */
const FROM_WHOM = /^(?:brief|notes?|text|message|letter) (?:from|by) (\p{Lu}[\p{L}.’' -]{3,50}, \p{Ll}.+)$/u;
const ABOUT_WHO =
  /^(?:please |and |also )*(?:write|tell|say something|speak|talk|mention)(?: something)?(?: of| about)? (?:of |about )?((?:the |our |my )?[\p{L}.’' -]{3,40}?),? who (\p{Ll}.{8,})$/iu;
/** 'that they know that we come and look first', in languages whose clause stands the same on its own, and in those where it does not. */
const WRAPPED_ABROAD: readonly (readonly [RegExp, string])[] = [
  [/^.{0,60}?(?:que (?:la gente |los clientes )?sep(?:a|an)) que (.{12,})$/iu, ''],
  [/^.{0,60}?(?:qu(?:e|['’])(?: ?les gens| ?on| ?ils| ?les clients)? (?:sachent?|sache)) que (.{12,})$/iu, ''],
  [/^.{0,60}?(?:che (?:la gente |i clienti )?sappia(?:no)?) che (.{12,})$/iu, ''],
  [/^.{0,60}?(?:que (?:as pessoas |os clientes )?saiba(?:m)?) que (.{12,})$/iu, ''],
  [/^.{0,60}?(?:che (?:si capisca|si capisse|sia chiaro|fosse chiaro)) che (.{12,})$/iu, ''],
  [/^.{0,60}?(?:que (?:se entienda|quede claro|se entenda|fique claro)) que (.{12,})$/iu, ''],
  [/^.{0,60}?(?:qu['’]on (?:comprenne|sache)) que (.{12,})$/iu, ''],
  [/^.{0,60}?(?:dat (?:ze|mensen|klanten|iedereen) weten) (dat .{12,})$/iu, 'Goed om te weten: '],
  [
    /^.{0,60}?(?:dass (?:man|die leute|die kunden|sie|alle|jeder) (?:weiß|wissen)),? (dass .{12,})$/iu,
    'Gut zu wissen: ',
  ],
];

/** What a charity needs is for its readers. */
const NEEDED =
  /^(?:(?:They|It|The charity|The \p{Ll}+) )?needs? (?:(?:two|three|four|\d) things )?(?:from the (?:site|website|page))?:? ?(.*\b(?:donors?|donations?|donated|volunteers|foster homes)\b.*)$/iu;

/** What is to be told, out of the wish that it be told. */
export function unwrapped(text: string, isEnglish: boolean): string | undefined {
  const needed = isEnglish ? NEEDED.exec(text)?.[1] : undefined;
  if (needed) return `We need ${needed}`;
  if (!isEnglish) {
    // 'that they play well, not that they are to be pitied'
    if (/, (?:no|non|não|nicht|niet|pas) /iu.test(text)) return undefined;
    for (const [pattern, lead] of WRAPPED_ABROAD) {
      const said = pattern.exec(text)?.[1];
      if (said) return `${lead}${said}`;
    }
    return undefined;
  }
  for (const pattern of WRAPPED) {
    const found = pattern.exec(text);
    const said = found?.[1] ?? found?.[2];
    if (said) return said;
  }
  const from = FROM_WHOM.exec(text.replace(/^[BNTML]/, (letter) => letter.toLowerCase()))?.[1];
  if (from) return from;
  const [, who, does] = ABOUT_WHO.exec(text) ?? [];
  return who && does ? `${who} ${does}` : undefined;
}
