import { firmIn } from './client';

// A request may be a form that was filled in, or the notes of a colleague on a call: both are put as the client would write them.

/** What a label of a form makes of what stands behind it. */
const LABELS: readonly (readonly [RegExp, string])[] = [
  [/^(?:company|organi[sz]ation|client|customer|firm|business)$/iu, 'We are $.'],
  [/^(?:who|who we are|about us|about)$/iu, 'Who we are: $.'],
  [/^(?:contact(?: person)?|ansprechpartner(?:in)?|kontakt|contacto|contact)$/iu, '@'],
  [
    /^(?:what (?:do you|do we|we) (?:need|want)|needs?|wants?|wanted|request|project|task|the job|scope|deliverables)$/iu,
    'We need: $.',
  ],
  [/^(?:problem|issue|situation|background|today|anything else|other|notes?|more|else|also|remarks)$/iu, '$.'],
  [/^(?:audience|target group|target audience|users|for whom|who for)$/iu, 'Our audience: $.'],
  [/^(?:have|we have|existing|what exists)$/iu, 'We have $.'],
  [/^(?:don['’]t have|do not have|missing|we lack)$/iu, 'We do not have $.'],
  [/^(?:when|timeline|timing|deadline|dates?|schedule)$/iu, 'Timing: $.'],
  [/^(?:how much|budget|money|costs?)$/iu, 'Budget: $.'],
  [/^(?:also quoting|others quoting)$/iu, 'We have also asked $.'],
  [/^(?:firma|unternehmen|auftraggeber(?:in)?|organisation|verein)$/iu, 'Wir sind $.'],
  [
    /^(?:was (?:wird|brauchen|benötigen).{0,20}|bedarf|aufgabe|leistung(?:en)?|wunsch|projekt|umfang)$/iu,
    'Wir brauchen: $.',
  ],
  [/^(?:zielgruppe)$/iu, 'Unsere Zielgruppe: $.'],
  [/^(?:vorhanden|gibt es schon)$/iu, 'Wir haben $.'],
  [/^(?:termine?|zeitplan|zeitraum|wann|bis wann)$/iu, 'Termin: $.'],
  [/^(?:kosten|kostenrahmen)$/iu, 'Budget: $.'],
  [/^(?:ausgangslage|sonstiges|anmerkung(?:en)?|hintergrund|weiteres)$/iu, '$.'],
  [/^(?:empresa|cliente|entidad)$/iu, 'Somos $.'],
  [/^(?:qué necesita(?:n|s)?|necesidad(?:es)?|encargo|proyecto|necesitamos)$/iu, 'Necesitamos: $.'],
  [/^(?:plazos?|fechas?|cuándo)$/iu, 'Plazo: $.'],
  [/^(?:presupuesto)$/iu, 'Presupuesto: $.'],
  [/^(?:situación|observaciones|otros|contexto)$/iu, '$.'],
  [/^(?:entreprise|société|structure|association)$/iu, 'Nous sommes $.'],
  [/^(?:besoins?|demande|projet|de quoi avez-vous besoin|prestations?)$/iu, 'Il nous faut : $.'],
  [/^(?:délais?|dates?|calendrier|quand)$/iu, 'Délai : $.'],
  [/^(?:contexte|remarques?|divers|autres?)$/iu, '$.'],
];
const LINE = /^\s*(?:[-*•–]\s+)?(\p{L}[\p{L}’' /]{1,44}?)\s?(?:\?\s?:?|:)\s+(\S.*)$/u;
const LEAST = 3;

/** A form as sentences, and who is named in it. */
export function withoutLabels(request: string): { text: string; signer?: string; client?: string } {
  const lines = request.split(/\r?\n/);
  const read = lines.map((line) => {
    const [, label, value] = LINE.exec(line) ?? [];
    const form = label && LABELS.find(([pattern]) => pattern.test(label.trim()))?.[1];
    return form && value ? { form, value: value.replace(/[\s.]+$/, '') } : undefined;
  });
  if (read.filter(Boolean).length < LEAST) return { text: request };
  const signer = read
    .find((one) => one?.form === '@')
    ?.value.split(/[,(]/)[0]
    ?.trim();
  const text = lines
    .map((line, index) => {
      const one = read[index];
      if (!one) return line;
      const isWord = /^\p{Lu}\p{Ll}/u.test(one.value) && /^(?:We need|We have|We do not)/.test(one.form);
      const value = isWord ? one.value.charAt(0).toLowerCase() + one.value.slice(1) : one.value;
      return one.form === '@' ? '' : one.form.replace('$', () => value);
    })
    .join('\n');
  const house = read.find((one) => one && OF_HOUSE.test(one.form))?.value;
  const name = house && (firmIn(house) ?? house.split(/[,(.]/)[0]?.trim());
  const client = name && /^\p{Lu}/u.test(name) && name.length < 80 ? name : undefined;
  return { text, ...(signer && { signer }), ...(client && { client }) };
}
const OF_HOUSE = /^(?:We are|Who we are:|Wir sind|Somos|Nous sommes) /;

const NOTED =
  /(?<!\p{L})(?:(?:phone|call|meeting|telephone) notes?|caller:|forwarding|wrote down from|notes? (?:from|of) (?:my|a|the) (?:call|meeting|talk)|spoke (?:to|with) (?:the )?client|client (?:called|rang|wants|said)|(?:she|he) (?:called|rang)|telefonnotiz|gesprächsnotiz|nota de (?:la )?llamada|note d['’]appel)(?!\p{L})/iu;
/** 'Caller: Ms Ada Obi, marketing lead at Sunroot, Lagos.' */
const CALLER =
  /(?:[Cc]aller|[Cc]lient|[Cc]ustomer|[Cc]ontact|[Aa]nrufer(?:in)?|[Kk]und(?:e|in))\s*:\s*(?:(?:Mrs?|Ms|Dr|Frau|Herr)\.? )?(\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,3})(?:, ([^.]{2,80}?) (?:at|of|from|for|bei|von) ((?:the )?\p{Lu}[^.]{2,60}))?\.\s*/u;
/** 'Telephone note 17.11., Mr. Hideo Tanabe, Tanabe Shōyu (brewery).' */
const NOTE_OF =
  /^\s*(?:telephone|phone|call|meeting) note[^,\n]{0,30},\s*(?:(?:Mrs?|Ms|Dr|Herr|Frau)\.? )?(\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+),\s+([^(.\n]{2,60}?)(\s*\([^)]*\))?\.\s*/iu;
const DIRECTOR =
  /(?<!\p{L})(?:director|owner|manager|head|curator|founder|mayor|secretary)[,:]? ((?:Dr |Mr |Ms |Mrs )?\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+)/u;

const IRREGULAR: Readonly<Record<string, string>> = {
  has: 'have',
  is: 'are',
  was: 'were',
  does: 'do',
  goes: 'go',
  "doesn't": "don't",
  'doesn’t': 'don’t',
};
const plural = (verb: string): string =>
  IRREGULAR[verb] ??
  (/(?:ss|sh|ch|x)es$/.test(verb)
    ? verb.slice(0, -2)
    : /ies$/.test(verb)
      ? `${verb.slice(0, -3)}y`
      : /[^s]s$/.test(verb)
        ? verb.slice(0, -1)
        : verb);

/** 'She wants a logo' of a colleague's note is 'We want a logo' of the client. */
export function inFirstPerson(text: string): { text: string; isNoted: boolean; signer?: string } {
  if (!NOTED.test(text.slice(0, 400))) return { text, isNoted: false };
  const caller = CALLER.exec(text);
  const noted = NOTE_OF.exec(text);
  const signer = caller?.[1] ?? noted?.[1] ?? DIRECTOR.exec(text)?.[1];
  const said = text
    .replace(NOTE_OF, (_, _name: string, house: string, more?: string) => `We are ${house}${more ?? ''}. `)
    .replace(/(?<!\p{L})we(?=['’](?:d|ll)| (?:would|should|will|could)(?!\p{L}))/giu, 'you')
    .replace(/^\s*(?:phone|call|meeting|telephone) notes?[^.\n]{0,40}[.:]\s*/iu, '')
    .replace(CALLER, (_, _name: string, _office?: string, house?: string) => (house ? `We are ${house.trim()}. ` : ''))
    // what the colleague says of the studio speaks of us
    .replace(/(?<!\p{L})us to (?=\p{Ll})/giu, 'you to ')
    .replace(
      /^(?:hi|hello|hey)?,? ?forwarding (?:what i wrote down )?(?:from )?(?:my |a |the )?(?:call|talk|meeting) with (?:the )?/iu,
      'We are the ',
    )
    .replace(
      /(?<=^|[.!?–-] |\n|, |; |and |but )(?:she|he|they)(?:['’](re|ve|d|ll))? (?:(also|really|twice) )?(\p{Ll}[\p{Ll}'’]*)?/giu,
      (_, short?: string, more?: string, said?: string) => {
        const own = short ? said : said && plural(said);
        return `We${short ? `'${short}` : ''}${more ? ` ${more}` : ''}${own ? ` ${own}` : ''}`;
      },
    )
    .replace(/(?<=, |; |and |but |– )We/g, 'we')
    .replace(/, (?=(?:want|need|plan|would have|hope) to(?!\p{L}))/giu, ', we ')
    .replace(
      /(?<=^|[.!?] |\n)(wants|needs|has|would like|asks for)(?!\p{L})/giu,
      (verb) => `We ${plural(verb.toLowerCase())}`,
    );
  return { text: said, isNoted: true, ...(signer && { signer }) };
}
