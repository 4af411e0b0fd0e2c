// What a client says of themselves, said back to them: 'we sell' becomes 'you sell'. Whatever cannot be turned for certain is quoted.

/** A sentence of the client as we say it to them; undefined where that is not certain. */
export type Turn = (text: string) => string | undefined;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** One pass: what was put in is not replaced again. */
const replaced = (text: string, rules: readonly (readonly [RegExp, string | ((found: string) => string)])[]) => {
  const whole = new RegExp(rules.map(([{ source }]) => `(?:${source})`).join('|'), 'giu');
  return text.replace(whole, (found) => {
    // the country
    if (found === 'US') return found;
    const rule = rules.find(([pattern]) => new RegExp(`^(?:${pattern.source})$`, 'iu').test(found.trim()))!;
    const to = typeof rule[1] === 'string' ? rule[1] : rule[1](found);
    return /^\p{Lu}/u.test(found) && !/^I(?:$|['’ ])/.test(found) ? capital(to) : to;
  });
};
const atStart = (text: string): string => capital(text.trim().replace(/^(?:[,;:–-]\s*)+/, ''));
const word = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}])`, 'iu');

const VERB =
  'give|tell|send|show|make|keep|use|leave|let|call|think|add|include|avoid|note|propose|look|quote|write|draw|consider|ask|bring|plan|price|help';
const ENGLISH_RULES: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [word("we['’]re|i['’]m|i am"), 'you are'],
  [word("we['’]ve|i['’]ve"), 'you have'],
  [word("we['’]d|i['’]d"), 'you would'],
  [word("we['’]ll|i['’]ll"), 'you will'],
  [word('i was'), 'you were'],
  [word('am i'), 'are you'],
  [word("you['’]re"), 'we are'],
  [word("you['’]ll"), 'we will'],
  [word('ourselves'), 'yourselves'],
  [word('myself'), 'yourself'],
  [word('ours|of mine'), (found) => (/of/i.test(found) ? 'of yours' : 'yours')],
  [word('like you to'), 'like us to'],
  [word('you to'), 'us to'],
  [word('yours'), 'ours'],
  [word('our|my'), 'your'],
  [word('your'), 'our'],
  [
    word(
      '(?:for|to|from|with|of|by|at|about|between|than|tell|gives?|send|show|asks?|lets?|leave|thank|cover|have|meet|pay|help|invite|call|trust|brief|owe|reach|visit|join|expect|wish) you',
    ),
    (found) => found.replace(/you$/i, 'us'),
  ],
  [word('you'), 'we'],
  [word('we|i(?!\\.e)|us|me'), 'you'],
];

const english: Turn = (text) => {
  const said = text
    .replace(
      /^(?:and(?! (?:so|then))|but|hi|hello|hey|so(?! far| that| much| many)|well|ok|okay|basically|honestly|anyway|things to know)[,:]? +(?=\p{L})/iu,
      '',
    )
    .replace(
      /^(?:quick (?:one|question)\W+)?(?:can|could|would) you (?:please )?(?=(?:do|make|design|build|create) )/iu,
      'we would like you to ',
    )
    .replace(/^(?:need|want|looking for)(?!\p{L})/iu, (verb) => `we ${verb.toLowerCase()}`)
    .replace(/^(?:do not|don['’]t) (?=(?:want|need|like|have|know)(?!\p{L}))/iu, "we don't ")
    .replace(/^on behalf of [^:.]{3,80}: /iu, '')
    .replace(/(?<!\p{L})you have to be able/giu, 'one has to be able')
    .replace(/^we looking/iu, 'we are looking')
    .replace(/(?<!\p{L})(?:kind|sort) of (?=think|like|see)/giu, '')
    .replace(/^(\p{Lu}[^.,;:!?]{2,60}?) here( \([^)]*\))?(?=[.,]|$)/u, 'We are $1$2')
    .replace(/^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? from (?=(?:the )?\p{Lu})/u, 'we write for ')
    .replace(/[ ,]+please(?=[.,;!?]|$)/giu, '')
    .replace(
      /(^|[,;:–] ?|and |but )please (?:do not|don['’]t) (?=\p{L})/giu,
      (_, before: string) => `${before.replace(/[,:–]/, ';')}we ask you not to `,
    )
    .replace(
      /(^|[,;:–] ?|and |but |so )please (?=\p{Ll}+)(?!(?:no|not|the|a|an|only|in|on|with|without)(?!\p{L}))/giu,
      (_, before: string) => `${before}we ask you to `,
    )
    .replace(/^please /i, '')
    .replace(new RegExp(`^(?:do not|don['’]t) (?=\\p{Ll})`, 'iu'), 'we ask you not to ')
    .replace(
      new RegExp(`^(?=(?:${VERB}) (?:us|me|it|that|in mind|a|an|the|our|my|prices|both|all|with)(?!\\p{L}))`, 'iu'),
      'we ask you to ',
    )
    .replace(
      /(we ask you (?:not )?to )(\p{Lu})(?=\p{Ll})/u,
      (_, ask: string, letter: string) => ask + letter.toLowerCase(),
    );
  return atStart(
    replaced(said, ENGLISH_RULES)
      .replace(/(\byou ask )we\b/giu, '$1us')
      .replace(/ask we (?=not to|to)/giu, 'ask us '),
  );
};

const ICH: Readonly<Record<string, string>> = {
  bin: 'sind',
  habe: 'haben',
  hab: 'haben',
  möchte: 'möchten',
  will: 'wollen',
  kann: 'können',
  muss: 'müssen',
  soll: 'sollen',
  darf: 'dürfen',
  weiß: 'wissen',
  war: 'waren',
  hatte: 'hatten',
  hätte: 'hätten',
  wäre: 'wären',
  würde: 'würden',
  wurde: 'wurden',
  werde: 'werden',
  mag: 'mögen',
  konnte: 'konnten',
  wollte: 'wollten',
};
const german: Turn = (text) => {
  if (/^Sie /.test(text) || /(?<!\p{L})(?:Ihnen|bitten? (?:wir )?Sie|\p{Ll}+en Sie)(?!\p{L})/u.test(text))
    return undefined;
  const said = text
    .replace(/^(?:also|nun|hallo|und)[, ]+/iu, '')
    .replace(/^Bitte (?=kein|nicht|nur|das |die |den |ohne |alles )/u, '')
    .replace(/,? bitte(?=[.,;!?]|$)/giu, '')
    .replace(
      /(?<!\p{L})(ich) (\p{Ll}+)|(?<!\p{L})(\p{Ll}+) (ich)(?!\p{L})/giu,
      (whole, _: string, after?: string, before?: string) => {
        const verb = (after ?? before ?? '').toLowerCase();
        const form = ICH[verb] ?? (/e$/.test(verb) ? `${verb}n` : undefined);
        return form === undefined ? whole : after ? `Sie ${form}` : `${form} Sie`;
      },
    );
  if (/(?<!\p{L})(?:ich|mich|mir)(?!\p{L})/iu.test(said)) return undefined;
  return atStart(
    said
      .replace(
        /(?<!\p{L})(wünschen|überlegen|vorstellen|freuen|entschieden|treffen|kümmern) (wir )?uns(?!\p{L})/giu,
        (_, verb: string, we = '') => `${verb} ${we ? 'Sie ' : ''}sich`,
      )
      .replace(/(?<!\p{L})wir (\p{L}+) uns(?!\p{L})/giu, 'Sie $1 sich')
      .replace(/(?<!\p{L})(für|um|gegen|ohne|durch|über|an|auf) uns(?!\p{L})/giu, '$1 Sie')
      .replace(/(?<!\p{L})uns(?!\p{L})/giu, 'Ihnen')
      .replace(/(?<!\p{L})wir(?!\p{L})/giu, 'Sie')
      .replace(/(?<!\p{L})unser(e[nmrs]?|s)?(?!\p{L})/giu, 'Ihr$1')
      .replace(/(?<!\p{L})unsre([nmrs]?)(?!\p{L})/giu, 'Ihre$1')
      .replace(/(?<!\p{L})mein(e[nmrs]?)?(?!\p{L})/giu, 'Ihr$1'),
  );
};

const NOUS: Readonly<Record<string, string>> = { sommes: 'êtes', faisons: 'faites', disons: 'dites' };
const JE: Readonly<Record<string, string>> = {
  suis: 'êtes',
  ai: 'avez',
  veux: 'voulez',
  voudrais: 'voudriez',
  cherche: 'cherchez',
  souhaite: 'souhaitez',
  aimerais: 'aimeriez',
  dirige: 'dirigez',
  tiens: 'tenez',
  fais: 'faites',
  peux: 'pouvez',
  vends: 'vendez',
  gère: 'gérez',
};
const french: Turn = (typed) => {
  const text = typed.replace(/,? s['’]il vous plaît|,? svp(?!\p{L})|,? merci de (?=ne )/giu, '');
  if (/(?<!\p{L})(?:vous|votre|vos|on|me|moi|m['’])(?!\p{L})/iu.test(text)) return undefined;
  const said = text
    .replace(
      /(?<!\p{L})nous (?:(n['’]|ne |en |y |l['’]|les |la |le )?)(\p{L}+ons|sommes)(?!\p{L})/giu,
      (_, between = '', verb: string) => {
        const lower = verb.toLowerCase();
        return `vous ${between}${NOUS[lower] ?? lower.replace(/ons$/, 'ez')}`;
      },
    )
    .replace(/(?<!\p{L})(?:je |j['’])(n['’]|ne )?(\p{L}+)/giu, (whole, not = '', verb: string) => {
      const form = JE[verb.toLowerCase()] ?? (/[^éè]e$/.test(verb) ? `${verb}z` : undefined);
      return form === undefined ? whole : `vous ${not}${form}`;
    })
    .replace(/(?<!\p{L})(?:notre|mon|ma)(?!\p{L})/giu, (own) => (/^\p{Lu}/u.test(own) ? 'Votre' : 'votre'))
    .replace(/(?<!\p{L})(?:nos|mes)(?!\p{L})/giu, (own) => (/^\p{Lu}/u.test(own) ? 'Vos' : 'vos'))
    .replace(/(?<!\p{L})nous(?!\p{L})/giu, 'vous');
  return /(?<!\p{L})(?:je|j['’])(?=[\p{L} ])/iu.test(said) ? undefined : atStart(said);
};

const NOSOTROS: Readonly<Record<string, string>> = {
  somos: 'son',
  tenemos: 'tienen',
  queremos: 'quieren',
  podemos: 'pueden',
  vamos: 'van',
  estamos: 'están',
  hemos: 'han',
  pensamos: 'piensan',
  empezamos: 'empiezan',
  cerramos: 'cierran',
  contamos: 'cuentan',
  mostramos: 'muestran',
  sabemos: 'saben',
  preferimos: 'prefieren',
  seguimos: 'siguen',
  servimos: 'sirven',
  quisiéramos: 'quisieran',
  necesitamos: 'necesitan',
  éramos: 'eran',
  perdemos: 'pierden',
  volvemos: 'vuelven',
  movemos: 'mueven',
  pedimos: 'piden',
  damos: 'dan',
  vemos: 'ven',
};
const YO: Readonly<Record<string, string>> = {
  soy: 'es',
  tengo: 'tiene',
  quiero: 'quiere',
  necesito: 'necesita',
  busco: 'busca',
  vendo: 'vende',
  hago: 'hace',
  llevo: 'lleva',
  puedo: 'puede',
  estoy: 'está',
  he: 'ha',
  dirijo: 'dirige',
};
const spanish: Turn = (text) => {
  if (/(?<!\p{L})(?:ustedes|usted|vosotros|vuestr\p{L}+|me|yo|os)(?!\p{L})/iu.test(text)) return undefined;
  return atStart(
    text
      .replace(/(?<!\p{L})nos (?=\p{L}+[aei]mos(?!\p{L}))/giu, 'se ')
      .replace(/(?<!\p{L})nos(?!\p{L})/giu, 'les')
      .replace(/(?<!\p{L})(?:somos|\p{L}+(?:[aei]mos|óramos))(?!\p{L})/giu, (verb) => {
        const lower = verb.toLowerCase();
        if (/^(?:ramos|extremos|últimos|próximos|mismos|máximos|mínimos|tramos|gramos|\p{L}*gramos)$/u.test(lower))
          return verb;
        const form = NOSOTROS[lower] ?? lower.replace(/amos$/, 'an').replace(/[ei]mos$/, 'en');
        return /^\p{Lu}/u.test(verb) ? capital(form) : form;
      })
      .replace(
        /(?<!\p{L})(?:soy|tengo|quiero|necesito|busco|vendo|hago|llevo|puedo|estoy|he|dirijo)(?!\p{L})/giu,
        (verb) => {
          const form = YO[verb.toLowerCase()]!;
          return /^\p{Lu}/u.test(verb) ? capital(form) : form;
        },
      )
      .replace(/(?<!\p{L})nuestr[oa](s?)(?!\p{L})/giu, (own, more: string) => `${/^N/.test(own) ? 'S' : 's'}u${more}`)
      .replace(/(?<!\p{L})mi(s?) (?=\p{Ll})/giu, 'su$1 '),
  );
};

export const TURNS = { english, german, french, spanish };
