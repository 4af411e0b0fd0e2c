import { EVIDENCE } from '../jobs/evidence';
import type { Evidence, JobId } from '../jobs/types';
import type { Passage } from './passages';
import type { Thing } from './scope';

export interface Job {
  id: JobId;
  /** in the client's words, where they have one: 'app for the plumbers' */
  noun?: string;
  /** another kind of work that the letter speaks of nearly as much */
  rival?: JobId;
}

/** Says that something is wanted, in the languages that letters come in. */
export const WISH =
  /['’]d (?:like|love)(?!\p{L})|(?<!\p{L})(?:needs?|needed|wants?|would (?:like|love|help)|wish(?:es)?|looking (?:for|to)|(?:please|pls|could you|can you) look at|help us|do you do|(?:can|could|will|would) you (?:also |please |perhaps )*(?:do|make|help|design|draw|add|propose|print|look at)|propose|think with us|goal is|aim is|hope to|should be able|must be able|be able to see|thinking (?:of|about)|brauchen?|benötigen|suchen?|möchten?|wünschen|hätten gern|sollen|sollte|queremos|quiero|necesitamos|necesito|buscamos|busco|quisiéramos|nos gustaría|voudrions|voudrais|souhait(?:ons|e|erions)|cherchons|cherche|besoin|vorremmo|cerchiamo|abbiamo bisogno|precisamos|queremos)(?!\p{L})/iu;
const REFUSED =
  /^(?:(?:please|and|but|also|really) )*(?:no|not|never|without|nothing|keine?n?|ohne|sin|nada de|pas de|sans|niente)(?!\p{L})|^(?:out of scope|excluded|ausgenommen|fuera de|hors)(?!\p{L})|(?<!\p{L})(?:do(?:n['’]t| not) (?:want|need)|not need|no need|is not|isn['’]t|rather than|instead of|brauchen keine?|no (?:queremos|necesitamos)|ne voulons pas)(?!\p{L})/iu;
/** There is one, and it stays. */
const HAD =
  /(?<!\p{L})(?:(?:logo|name|website|site|app|brand|identity) (?:we|i) have|(?:already )?(?:have|has|got|['’]ve) (?:a|an|our|the) (?:logo|website|site|name|app)(?: already)?(?! (?:that|which|but))|(?:logo|name|website|site|app) (?:is|are|stays) (?:ok|okay|fine|good|there))(?!\p{L})/iu;
const TALE =
  /(?<!\p{L})(?:had|was|were|already|earlier|before|once|last (?:year|time)|in (?:19|20)[01]\d|in 202[0-4]|since (?:19|20)\d\d|built for themselves|hatten|war|wurde|teníamos|hicimos|avions|était)(?!\p{L})/iu;
const OWN_TRADE =
  /^(?:we(?:['’]re| are| run| make| sell| print| have been)|i(?:['’]m| am| run)|wir (?:sind|machen|brauen|verkaufen|bauen|stellen|führen|betreiben)|ich bin|somos|soy|hacemos|vendemos|producimos|nous (?:sommes|faisons|vendons|fabriquons)|je suis)(?!\p{L})/iu;

const clausesOf = (text: string): string[] => text.split(/(?<=[,;:!?])\s|\s[–—-]\s|\s(?=but\b|aber\b|pero\b|mais\b)/iu);

const FAMILY_WEIGHT = 1;
const WHOLE_WEIGHT = 3;

/** What kind of work a letter is about: each clause weighs what it says, by whether it wishes, tells, or refuses. */
export function jobOf(passages: readonly Passage[], things: readonly Thing[], isForeign: boolean): Job {
  const scores = new Map<JobId, number>();
  const refused = new Set<string>();
  // many weak words make no work of it
  const strongOf = new Set<JobId>();
  const nouns = new Map<JobId, { noun: string; weight: number }[]>();
  const add = (id: JobId, weight: number) => scores.set(id, (scores.get(id) ?? 0) + weight);
  for (const { text, header, isOthers } of passages) {
    const isWished = WISH.test(text) || (header !== undefined && WISH.test(header));
    if (/^(?:out of scope|excluded|not included|contact)\b/i.test(text)) continue;
    for (const clause of clausesOf(text)) {
      if (REFUSED.test(clause.trim()) || HAD.test(clause)) {
        for (const { strong } of EVIDENCE)
          for (const [noun] of clause.matchAll(strong)) refused.add(noun.toLowerCase());
        continue;
      }
      const factor =
        (WISH.test(clause) ? 4 : isWished ? 2.5 : 1) *
        (TALE.test(clause) && !WISH.test(clause) ? 0.4 : 1) *
        (OWN_TRADE.test(clause.trim()) && !isWished ? 0.5 : 1) *
        (isOthers ? 0.7 : 1);
      for (const { id, strong, weak } of EVIDENCE) {
        for (const [found] of clause.matchAll(strong)) {
          // 'no video, everybody does a video'
          if (refused.has(found.toLowerCase()) && factor < 2) continue;
          strongOf.add(id);
          add(id, 2 * factor);
          nouns.set(id, [...(nouns.get(id) ?? []), { noun: found, weight: factor }]);
        }
        // many weak words of one clause are one hint
        add(id, Math.min(2, new Set(clause.toLowerCase().match(weak)).size * 0.7) * Math.min(factor, 2));
      }
    }
  }
  for (const { of, stance, isWeak } of things)
    if (stance === 'wanted')
      for (const one of EVIDENCE)
        if (one.whole.includes(of.id)) {
          strongOf.add(one.id);
          add(one.id, isWeak ? 1 : WHOLE_WEIGHT);
        } else if (
          !isWeak &&
          one.families.includes(of.family) &&
          (scores.get(one.id) ?? 0) > 1 &&
          !isOfAnother(of.id, one)
        )
          add(one.id, FAMILY_WEIGHT);
  // a name or a mark is what the pieces hang on that are listed with it
  if (
    things.some(
      ({ of, stance }) => stance === 'wanted' && (of.id === 'name' || of.id === 'identity' || of.id === 'refresh'),
    )
  ) {
    strongOf.add('identity');
    add('identity', 14);
  }
  const ranked = EVIDENCE.map((one) => ({ one, score: scores.get(one.id) ?? 0 })).sort(
    (a, b) => b.score - a.score || EVIDENCE.indexOf(a.one) - EVIDENCE.indexOf(b.one),
  );
  const [first, second] = ranked;
  if (!first || first.score < 2 || !strongOf.has(first.one.id)) return { id: 'pieces' };
  const noun = isForeign ? undefined : nounOf(first.one, passages, nouns.get(first.one.id) ?? []);
  return {
    id: first.one.id,
    ...(noun && { noun }),
    ...(second && second.score > first.score * 0.75 && { rival: second.one.id }),
  };
}

/** 'interior' is of the family of signs, and no sign. */
const isOfAnother = (id: string, one: Evidence): boolean =>
  EVIDENCE.some((other) => other !== one && other.whole.includes(id));

/** Words that name a work as a whole; 'colour' or 'tooling' do not. */
const NAMES: Partial<Record<JobId, RegExp>> = {
  website: /^(?:web ?site|web ?shop|online shop|online store|landing page|(?:\p{L}+ )?portal|home ?page)$/iu,
  app: /^(?:(?:\p{L}+ )?app|dashboard|software)$/iu,
  campaign: /^campaign$/i,
  exhibition: /^exhibition$/i,
  stand: /^(?:trade fair stand|exhibition stand)$/i,
  space: /^(?:clinic|(?:(?:one|the|our|a|waiting|meeting|reading|dining|class|tap|guest|break|show) ?)room)$/i,
  packaging: /^(?:packaging|labels|boxes|cans|tins)$/i,
  signage: /^(?:signage|wayfinding|trail signs)$/i,
};

/** The client's own noun for it, with what it is for: 'app for the plumbers'. */
function nounOf(
  { id }: Evidence,
  passages: readonly Passage[],
  found: readonly { noun: string; weight: number }[],
): string | undefined {
  if (id === 'product') return thingMade(passages);
  const own = found
    .filter(({ noun }) => NAMES[id]?.test(noun.trim()))
    .sort((one, other) => other.weight - one.weight)[0]
    ?.noun.trim();
  if (!own) return undefined;
  const small = own.replace(/^(?:the|our|an?|one) /i, '');
  return /^[A-Z]{2,}/.test(small) ? small : small.toLowerCase();
}

const DETERMINER = '(?:an? |our own |our |own brand |own |the |new )*';
/** 'make a drying and charging case for hearing aids': the words up to what it has to do. */
function thingMade(passages: readonly Passage[]): string | undefined {
  for (const { text } of passages) {
    const [, made] =
      new RegExp(
        `\\b(?:(?:want|need|would like|going|trying|plan) to (?:make|build|design|develop|launch|redesign)|want|need|(?:make|build|develop|redesign|launch|show)|brief *[–—:-])\\s+${DETERMINER}((?:[\\p{L}\\d]+[ -]?(?:litre)?){1,6}?)(?= (?:for|that|which|with|who|to|in|by|from|of)\\b|[,.;:(]|$)`,
        'iu',
      ).exec(text) ?? [];
    const own = made?.trim();
    if (!own || /\b(?:you|us|it|them|this|that|from|sure|be|money|help|people|somebody|know)\b/i.test(own)) continue;
    const purpose = new RegExp(
      `${escaped(own)}( for (?:(?!a\\b|the\\b)[\\p{L}-]+ ?){1,3}?)(?= (?:that|which|in|who)\\b|[,.;(]|$)`,
      'iu',
    ).exec(text)?.[1];
    return `${own}${purpose ?? ''}`;
  }
  return undefined;
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
