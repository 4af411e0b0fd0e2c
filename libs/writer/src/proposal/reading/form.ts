import { firmIn } from './client';

// A request may be a form that was filled in: it is put as the client would write it.

/** What a label of a form makes of what stands behind it. */
const LABELS: readonly (readonly [RegExp, string])[] = [
  [/^(?:company|organi[sz]ation|client|customer|firm|business)$/iu, 'We are $.'],
  [/^(?:who|who we are|about us|about)$/iu, 'Who we are: $.'],
  [/^(?:contact(?: person)?|ansprechpartner(?:in)?|kontakt|contacto|(?:your )?name)$/iu, '@'],
  [/^(?:services?|type of (?:project|work))$/iu, 'We need: $.'],
  [
    /^(?:describe your (?:project|request)|project description|(?:your )?message|tell us (?:more|about .{2,30})|details)$/iu,
    '$.',
  ],
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
  [/^questions?$/iu, '$'],
  [/^(?:votre (?:message|demande en détail)|ihre nachricht|su mensaje)$/iu, '$.'],
  [
    /^(?:(?:votre )?besoins?|votre (?:demande|projet)|demande|projet|de quoi avez-vous besoin|prestations?)$/iu,
    'Il nous faut : $.',
  ],
  [/^(?:délais?|dates?|calendrier|quand)$/iu, 'Délai : $.'],
  [/^(?:contexte|remarques?|divers|autres?)$/iu, '$.'],
];
const LINE = /^\s*(?:[-*•–]\s+)?(\p{L}[\p{L}\d()’' /-]{1,44}?)\s?(?:\?\s?:?|:)\s+(\S.*)$/u;
const LEAST = 3;
/** What a form asks for itself. */
const OF_FORM =
  /^(?:phone|tel(?:ephone|efon)?|e-?mail|how did you (?:hear|find).*|upload.*|attachments?|newsletter|i agree.*|terms.*|privacy.*|consent.*|captcha|country|city|town|address|land|ort|stadt|pays|ville|país|ciudad|comment nous avez-vous.*|wie haben sie .*|cómo nos .*)$/iu;
const BOX = /\[[ xX✓]?\]/u;
/** '[x] Restaurant [ ] Shop': what is ticked. */
const ticked = (value: string): string =>
  BOX.test(value) ? [...value.matchAll(/\[[xX✓]\]\s*([^[\n]+)/gu)].map((match) => match[1]!.trim()).join(', ') : value;

/** '[x] I agree', '[upload here]' */
const CONSENT = /^\s*\[[^\]]*\]\s*$|^\s*\[[ xX✓]?\]\s*(?:i|we) (?:agree|accept|consent|have read|want to receive)/iu;

/** A form as sentences, and who is named in it. */
export function withoutLabels(request: string): { text: string; signer?: string; client?: string } {
  const lines = request.split(/\r?\n/);
  const read = lines.map((line) => {
    const [, said, typed] = LINE.exec(line) ?? [];
    const label = said?.replace(/\s*\([^)]*\)/gu, '').trim();
    if (!label || !typed) return undefined;
    const value = ticked(typed).replace(/[\s.]+$/, '');
    if (OF_FORM.test(label) || value === '' || /^\(?(?:blank|none|n\/a|leer|vacío|vide)\)?$/iu.test(value))
      return { form: '', value };
    const form = LABELS.find(([pattern]) => pattern.test(label))?.[1];
    return form ? { form, value } : BOX.test(typed) ? { form: `${label}: $.`, value } : undefined;
  });
  if (read.filter(Boolean).length < LEAST) return { text: request };
  const signer = read
    .find((one) => one?.form === '@')
    ?.value.split(/[,(]/)[0]
    ?.trim();
  const text = lines
    .map((line, index) => {
      const one = read[index];
      if (!one) return CONSENT.test(line) || TITLE.test(line) ? '' : line;
      if (one.form === '') return '';
      const isWord = /^\p{Lu}\p{Ll}/u.test(one.value) && /^(?:We need|We have|We do not)/.test(one.form);
      const value = isWord ? one.value.charAt(0).toLowerCase() + one.value.slice(1) : one.value;
      return one.form === '@' ? '' : one.form.replace('$', () => value);
    })
    .join('\n');
  const house = read.find((one) => one && OF_HOUSE.test(one.form))?.value;
  const name = house && (firmIn(house) ?? house.split(/[,(.?]/)[0]?.trim());
  const client = name && /^\p{Lu}/u.test(name) && name.length < 80 ? name : undefined;
  return { text, ...(signer && { signer }), ...(client && { client }) };
}
/** What stands above a form. */
const TITLE =
  /^\s*(?:(?:new |your )?(?:contact|enquiry|inquiry|request|project|briefing|quote)(?: request)? form|kontaktformular|anfrageformular|formulario(?: de contacto)?|formulaire(?: de contact)?)\s*:?\s*$/iu;
const OF_HOUSE = /^(?:We are|Who we are:|Wir sind|Somos|Nous sommes) /;
