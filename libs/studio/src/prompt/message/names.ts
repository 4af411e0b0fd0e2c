import { nounSenses, singular } from '@maquette/reading';
import { COLOUR_WORDS } from '../../palette/colour-words';
import { wordsIn } from './clauses';
import type { Clause } from './clauses';
import { MOOD_WORDS, ORDER_WORDS } from '../lexicon';

// a full stop belongs to a short word alone ('St. Ives', 'J. Berg') or stands within one ('A.P.C'): others end the sentence, and the name
const NAME_PART =
  "(?:\\p{Lu}(?:[\\p{L}\\p{M}\\d'’-]|\\.(?=[\\p{L}\\d])|(?<=(?<![\\p{L}\\p{M}])\\p{Lu}\\p{L}{0,2})\\.(?![\\p{L}\\d]))*)";
const NUMBER = '(?:\\d{1,4}(?![\\d.,:%€£+–-]|\\p{L}| \\p{Lu}))';
const JOIN =
  "(?:&|and|of|the|de|la|le|les|los|las|du|del|della|dei|di|da|do|dos|das|des|von|vom|van|van der|van de|vander|den|der|zum|zur|y|e|et|und|o|i|n|'n'|’n’|\\+|×|x)";
const NAME_RUN = `${NAME_PART}(?:(?: ${JOIN}){0,2} (?:${NAME_PART}|${NUMBER})){0,7}`;

const CALLED =
  "(?:called|named|call (?:it|us|this)|name it|app name(?: is)?|name(?=,? \\p{Lu}\\p{L})|titled|entitled|(?:the |our |brand )?name(?: is|['’]s|:| will be)|(?:s?he|they) calls? (?:it|this)|brand(?: is|:)|it['’]s called|namens|genannt|heißt|mit (?:dem )?namen|der name ist|llamad[oa]s?|se llama|el nombre es|appelée?s?|nommée?s?|s['’]appelle|le nom est|chiamat[oa]|si chiama|il nome è|chamad[oa]|se chama|o nome é|o nazwie|nazywa się|zwan[aey]|genaamd|heet|de naam is)";
const CALLED_RUN = new RegExp(`(?<!\\p{L})${CALLED}\\s*:?\\s+(?:the )?(${NAME_RUN})`, 'u');
const FOR_RUN = new RegExp(
  `(?<!\\p{L})(?:for|by|für|para|pour|per|dla|firmy|voor|brand|company|logo|label|von|przez)[:,]?\\s+(?:the |den |die |das |el |la |le |(?:il |lo |la |el |le |der |die |den |dem |un |una |une |our |the )\\p{Ll}+ )?(${NAME_RUN})`,
  'u',
);
const WHOLE_RUN = new RegExp(`^(?:(?:the|von|by) )?(${NAME_RUN})$`, 'u');
const ANY_RUN = new RegExp(`(?<![\\p{L}\\p{M}\\d'’-])(${NAME_RUN})`, 'gu');
const CAMEL = /(?<!\p{L})\p{Ll}*\p{Lu}\p{Ll}+\p{Lu}[\p{L}\d]*(?!\p{L})/u;
/** What stands before the name of a place. */
const WHERE =
  /(?<!\p{L})(?:in|near|from|at|around|across|outside|above|below|behind|beside|of|on|off|to|between|through|past|mid|greater|central|north(?:ern)?|south(?:ern)?|east(?:ern)?|west(?:ern)?|im|bei|aus|nach|am|an der|à|au|en|de|du|des|entre|dans|sur|sobre|desde|a|nel(?:la)?|di|da|em|no|na|do|w|we|z|ze|nad|pod|koło|te|uit|bij|op|naar|the)\s+(?:the )?$/iu;
/** Nouns that stand before or in the name of a house. */
const TRADE =
  /(?<!\p{L})(?:caf[eé]|restaurant|bistro|bar|pub|inn|hotel|hostel|pension|gasthaus|gasthof|guesthouse|studio|atelier|workshop|werkstatt|bakery|bäckerei|boulangerie|panadería|padaria|piekarnia|bakkerij|brewery|brauerei|brasserie|cervecería|winery|weingut|bodega|shop|store|salon|barbers?|clinic|klinik|praxis|clinique|clínica|gallery|galerie|galería|galleria|museum|theatre|theater|cinema|library|librairie|libreria|librería|livraria|księgarnia|buchhandlung|books|bookshop|bookbinders|school|schule|escuela|école|scuola|escola|szkoła|academy|academia|akademie|institute|centre|center|club|society|association|trust|foundation|verein|agency|agentur|agence|agencia|consulting|partners|brothers|sons|daughters|sisters|company|co\.?|ltd|gmbh|labs?|works|foods|farm|hof|ranch|camp|garden|gardens|gelateria|osteria|trattoria|pizzeria|taverna|fonda|taquería|cantina|tienda|taller|officina|oficina|pracownia|kawiarnia|warsztat|winkel|fietsen|chaikhana|laundry|laundromat|launderette|dentistry|dental|vets?|pharmacy|apotheke|pharmacie|florists?|flowers|blumen|surveys|logs|payroll|hydraulics|sauna|spa|fitness|gym|yoga|dance|music|records|press|tours|travel|ferries|boats|cycles|bikes|motors|garage|plumbing|electric|builders|roofing|insurance|bank|law|legal|tea|coffee|kitchen|deli|butchers?|fishmonger|market|wines?|cellars|distillery|festival|choir|chor|band|orchestra|azulejaria|spółdzielnia|tierheim|shelter|kindergarten|nursery|hospice|church|chapel|marktstand|filmtheater|kino|ysgol|galeria|\p{L}+(?:club|verein|laden|haus|hof|bad|theater|stube|werk)|rest|inn|rangers|friends of|centro|circolo|accademia|asociación|associação|association|optique|óptica|ottica|optyk|optiker|\p{L}*feuerwehr|\p{L}+(?:erei|erie|eria|ería|erij|aria|ownia|arnia))(?!\p{L})|&|\p{L}['’]s$/iu;
/** 'Bell & Sons', 'Alto Roasters': a trade, or people by their trade. */
const isHouse = (run: string): boolean => {
  if (TRADE.test(run)) return true;
  const last = run.split(' ').at(-1)?.toLowerCase() ?? '';
  return last !== singular(last) && nounSenses(singular(last))[0]?.class === 'person';
};
const POSTNOMINAL = /^(?:\p{Lu}{2,6}|MD|PhD|Jr|Sr)$/u;
const TITLE =
  /^(?:Dr\.?|Prof\.?|Mr\.?|Mrs\.?|Ms\.?|Mme|Sr\.?|Sra\.?|Dra\.?|med\.?|vet\.?|Dipl\.?-?\p{L}*\.?|Ing\.?|Mag\.?|Rev\.?|Fr\.?|Sir|Dame|Lady)$/u;
const EVENT =
  /(?<!\p{L})(?:adopt|adopta|help|support|stop|meet|job|kostenlos\p{L}*|\p{L}{3,}tag|sale|clearance|symposium|conference|congress|summit|forum|festival|party|fair|fête|fete|market|day|night|evening|week|weekend|workshop|class|course|concert|exhibition|opening|reopening|launch|tour|season|offer|special|friday|monday|saturday|sunday|christmas|easter|halloween|lost|missing|found|wanted|hiring|free|new|open|welcome|save|happy|thank|congratulations|summer|winter|spring|autumn|swap|\p{L}*fest|\p{L}+markt|\p{L}+kurs|\p{L}+abend|\p{L}+konzert|jumble|auction|raffle|run|marathon|fest|markt|flohmarkt|basar|ausverkauf|eröffnung|kurs|kermesse|feira|fiesta|feria|mercado|curso|clase|rebajas|soldes|fête|vide-grenier|cours|apertura|corso|lezioni|mercatino|sagra|saldi|kiermasz|jarmark|kurs|warsztaty|wesele|rommelmarkt|cursus|opruiming|babysitter|hiring|reminder|curso|oficina|wir|nous|vous|you|we|your|our|i|it|my|this|these|two|three)(?!\p{L})/iu;
/** 'Happy Mid-Autumn Festival' greets, and is nobody's name. */
const GREETS =
  /^(?:happy|merry|season|welcome|congratulations|thank|save|good|frohe|joyeux|joyeuses|feliz|felices|buon[ae]?|boas|wesołych|fijne)(?!\p{L})/iu;
const CALENDAR =
  /^(?:jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|mar(?:ch)?|märz|april?|may|mai|jun[ei]?|jul[yi]?|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?|mon(?:day)?s?|tue(?:s|sday)?s?|wed(?:nesday)?s?|thu(?:rs|rsday)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|spring|summer|autumn|fall|winter|christmas|easter|halloween|noon|midnight|morning|evening|night|dawn|dusk|drizzle|rain|snow|fog|mist|water|sky|sun|moon)$/iu;

/** What asks the reader to do something begins no name. */
const IMPERATIVE =
  /^(?:Ring|Call|Ask|Phone|Text|Contact|Send|Write|Find|Visit|Book|Join|Meet|Come|Near|Only|Say|Tel|Ruf|Appelez|Llama|Chiama|Ligue|Zadzwoń|Bel|Apply|Adopt)(?!\p{L})/u;
const MOODS = new Set(Object.values(MOOD_WORDS).flatMap((list) => list.split(' ')));
const TERMS =
  /^(?:i|ai|saas|english|german|french|spanish|polish|italian|japanese|chinese|european|american|bauhaus|pantone|cmyk|rgb|svg|png|html|css|a[3-6]|dj|uv|3d|ux|ui|seo|hr|it|pr|diy|bbq|b2b|greek|russian|turkish|arabic|indian|thai|mexican|korean|vietnamese|portuguese|czech|dutch|swedish|norwegian|danish|asian|african|roll-up|say|says|tel|headline|title|button|tagline|ages|age|aged|under|room|stand|size|sizes|motto|slogan|hiring|reminder|babysitter|\d+)$/iu;

/** Title Case order words and language or product terms ('Create', 'Logo', 'Instagram', 'English') are no names, nor are months and days. */
export const isName = (found: string, subjects: ReadonlyMap<string, unknown>): boolean =>
  found.split(' ').some((one) => {
    const w = one.toLowerCase().replace(/[.’']+$/, '');
    return (
      /\p{L}/u.test(w) &&
      !ORDER_WORDS.has(w) &&
      !COLOUR_WORDS.has(w) &&
      !TERMS.test(w) &&
      !CALENDAR.test(w) &&
      !MOODS.has(w) &&
      !(found === one && subjects.has(w))
    );
  });

interface NameQuery {
  clauses: readonly Clause[];
  /** Which of them name a place, a stand, or what follows. */
  isElsewhere: (clause: Clause) => boolean;
  subjects: ReadonlyMap<string, unknown>;
  /** A name is what such a thing is made for: a logo, a card, a label. */
  isNamed: boolean;
  /** German writes every noun with a capital. */
  isGerman: boolean;
}
interface Candidate {
  name: string;
  rank: number;
}

const tidy = (run: string): string =>
  run.replace(/[.'’-]+$/u, '').replace(/ (?:and|of|the|in|to|de|y|e|et|und|i|o|am|n)$/u, '');

/** 'Called Night Shift', 'Name is Fleeced'. */
export const calledIn = (text: string): string | undefined => {
  const run = CALLED_RUN.exec(text.charAt(0).toLowerCase() + text.slice(1))?.[1];
  return run && tidy(run);
};

/** Says no more than what it is called, and what that is: 'a vegan restaurant called Root & Vine'. */
export const isIntroduction = (text: string): boolean => text.endsWith(calledIn(text) ?? '\n');

/** The names that a text may give to what the design is for, best first; none is a date, a number, or across the end of a sentence. */
export function namesIn({ clauses, isElsewhere, subjects, isNamed, isGerman }: NameQuery): Candidate[] {
  const found: Candidate[] = [];
  const add = (run: string | undefined, rank: number): void => {
    const name = run && tidy(run);
    if (!name || name.length < 2 || name.length > 60 || found.some((one) => one.name === name && one.rank >= rank))
      return;
    found.push({ name, rank });
  };
  clauses.forEach((clause, at) => {
    const { text, tokens } = clause;
    const called = calledIn(text);
    if (called) add(called, 100);
    if (isElsewhere(clause)) return;
    const next = clauses[at + 1];
    const isLast = next === undefined;
    const isFirst = at === 0 && clause.begins !== ',';
    const opens = isFirst || (at > 0 && clauses[at - 1]?.sentence !== clause.sentence && clause.begins !== ',');
    const good = (run: string | undefined): run is string =>
      run !== undefined &&
      !/ (?:Street|Road|Lane|Avenue|Boulevard|Terrace|Quay|Close|Crescent|Drive)$/u.test(run) &&
      isName(run, subjects) &&
      !IMPERATIVE.test(run) &&
      !/\d{3}.*\d{3}/.test(run);
    const forRun = FOR_RUN.exec(text);
    if (
      at < 3 &&
      good(forRun?.[1]) &&
      !EVENT.test(text.slice(0, forRun?.index)) &&
      !(EVENT.test(forRun?.[1] ?? '') && !isHouse(forRun?.[1] ?? '')) &&
      !(isGerman && !forRun?.[1]?.includes(' '))
    )
      add(forRun?.[1], 80 - at);
    const whole = WHOLE_RUN.exec(text)?.[1];
    if (good(whole)) {
      const single = !whole.includes(' ');
      const isShout = /^[^\p{Ll}]{5,}$/u.test(whole);
      const isEvent = EVENT.test(whole) && !isHouse(whole);
      const isTrade = isHouse(whole);
      if (isEvent || (isShout && !isNamed && at === 0)) add(whole, 5);
      else if (clause.end === ':' && single) add(whole, 5);
      // 'Sparks, dark workshop': a common noun at the beginning of a line is none
      else if (single && !isLast && !isNamed && nounSenses(singular(whole.toLowerCase())).length > 0) add(whole, 8);
      else if (isFirst) add(whole, single && isGerman ? 20 : isLast ? 90 : 72);
      // who signs: 'The Mending Hatch, Platform 2'
      else if (opens && !isGerman)
        add(
          whole,
          (single
            ? isLast || isTrade || (isNamed && nounSenses(singular(whole.toLowerCase())).length === 0)
              ? 56
              : 8
            : 66) + (isTrade ? 4 : 0),
        );
      else if (opens) add(whole, single ? 8 : isTrade ? 66 : 30);
      else if (!WHOLE_RUN.test(clauses[at - 1]?.text ?? '') || EVENT.test(clauses[at - 1]?.text ?? ''))
        add(
          whole,
          (single ? (isNamed ? 48 : 8) : isNamed ? 60 : 40) +
            (isTrade ? 12 : 0) -
            (/\d/.test(whole) && !isNamed ? 34 : 0),
        );
      return;
    }
    // '“The tide” by our coach Marit': the noun before it says what it is
    let runs = 0;
    for (const match of text.matchAll(ANY_RUN)) {
      // no clause that a person writes has more names
      if (++runs > 12) break;
      const run = match[1] ?? '';
      const before = text.slice(Math.max(0, match.index - 40), match.index);
      if (!good(run) || (EVENT.test(run) && !isHouse(run)) || GREETS.test(run)) continue;
      const single = !run.includes(' ');
      const isTrade = isHouse(run);
      const lead = /(\p{L}[\p{L}'’-]*) $/u.exec(before)?.[1] ?? '';
      if (WHERE.test(before) && !(isTrade && !single) && !(isNamed && / of $/u.test(before))) continue;
      const tag = tokens.find(({ value }) => value === lead)?.pos;
      const isTold = TRADE.test(lead) || (!isGerman && tag === 'NOUN' && /^\p{Ll}/u.test(lead));
      if (match.index === 0 && opens && (!single || !/^\p{L}+$/u.test(run)) && !isGerman) {
        const rest = text.slice(run.length);
        // 'Three Tides Sauna on the beach', 'Copper Kettle Café: …'
        add(
          run,
          rest === '' || /^\s*(?:[-–—:,(]|is |logo|flyer|banner|poster|header|website|card|mock)/iu.test(rest)
            ? 70
            : isTrade
              ? 62
              : single
                ? 10
                : 34,
        );
      } else if (isTold && before !== '')
        add(run, TRADE.test(lead) ? 64 : !single ? (isNamed ? 62 : 44) : isNamed ? 30 : 8);
      else if (clause.isAside) add(run, isNamed ? 58 : 25);
      else if (!single && !isGerman) add(run, isTrade ? 52 : 24);
      else if (isTrade && !single) add(run, 50);
      else if (single && !isGerman && before !== '' && isNamed) add(run, 14);
    }
    const camel = CAMEL.exec(text)?.[0];
    if (camel && good(camel) && !isGerman) add(camel, 30);
  });
  return found.sort((a, b) => b.rank - a.rank);
}

/** Whether a whole clause is the name of somebody: two to five capitals, no article, no trade. */
export function personIn(text: string, subjects: ReadonlyMap<string, unknown>): string | undefined {
  const words = text.split(' ');
  while (words.length > 2 && POSTNOMINAL.test(words.at(-1) ?? '')) words.pop();
  const bare = words.filter((one) => !TITLE.test(one));
  const said = bare.join(' ');
  const capitals = bare.filter((one) => /^\p{Lu}[\p{L}\p{M}'’.-]*$/u.test(one));
  const small = bare.filter((one) =>
    /^(?:van|der|den|de|la|del|di|da|von|zu|y|e|dos|das|ter|le|el|bin|al)$/u.test(one),
  );
  if (capitals.length < 2 || capitals.length > 4 || capitals.length + small.length !== bare.length) return undefined;
  if (!/^\p{Lu}/u.test(bare[0] ?? '') && !/^(?:van|de|von|el|al)$/.test(bare[0] ?? '')) return undefined;
  if (
    TRADE.test(said) ||
    EVENT.test(said) ||
    /^(?:The|El|La|Le|Les|Il|Das|Der|Die|Os?|As?)$/u.test(bare[0] ?? '') ||
    !isName(said, subjects)
  )
    return undefined;
  if (capitals.some((one) => CALENDAR.test(one))) return undefined;
  return isHouse(said) ? undefined : text;
}
/** Where things are: 'Stand B14', 'Hall 3', 'near Elm Grove'. */
export const isSpot = (text: string): boolean =>
  /^(?:stand|hall|booth|platform|room|unit|halle|gate|pier|saal|sala|raum|stall|floor|level|gleis|quai|andén|binario)\s+\p{Lu}?\d+$/iu.test(
    text,
  ) ||
  /^(?:the )?(?:Isle|Island|Lake|Loch|Mount|Cape|Gulf|Côte|Lac|Mont|Isla|Lago|Sierra|Serra|Monte) (?:of |de |del |da |du |di )?\p{Lu}\S*$|^(?:\p{Lu}\S* ){1,2}(?:Valley|Bay|County|Islands?|Mountains?|Hills|Coast|Peninsula)$/u.test(
    text,
  ) ||
  /^(?:near|in|at|opposite|behind|next to|above|inside|outside|beside|bei|im|près de|cerca de|presso|junto|vicino|naast|obok|koło|zona|unter|hinter) (?=(?:the |der |dem )?\p{Lu})/u.test(
    text.charAt(0).toLowerCase() + text.slice(1),
  );
/** A month, a day or an hour of the day in one word. */
export const isCalendar = (text: string): boolean => CALENDAR.test(text);
export const isTradeName = isHouse;
export const isEventName = (text: string): boolean => EVENT.test(text);
export const isRun = (text: string): boolean => WHOLE_RUN.test(text) && wordsIn(text).length > 0;

const JOBS =
  /\b(founder|director|designer|architect|photographer|manager|lawyer|attorney|consultant|engineer|developer|artist|owner|chef|baker|florist|therapist|coach|doctor|dentist|physician|ceo|cto|cfo|head|partner|producer|editor|writer|author|teacher|agent|realtor|stylist|carpenter|planner|notary|accountant|barber|trainer|translator|illustrator|journalist|curator|singer|musician|dj|electrician|plumber|advisor|strategist|analyst|nutritionist|psychologist|veterinarian)\b/iu;
/** Whether a clause says what somebody does: 'software engineer', 'guia de montanha'. */
export const isRole = (text: string): boolean =>
  JOBS.test(text)
    ? text.split(' ').length <= 6
    : /^\p{Ll}/u.test(text) && text.split(' ').length <= 6 && !/\d/.test(text);
