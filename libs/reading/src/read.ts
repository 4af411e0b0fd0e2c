import { figuresOf } from './figures';
import { phrasesOf } from './phrases';
import { join, tokensOf } from './tokens';
import type { Phrase, Place, Statement, StatementKind, TextReading, Token } from './types';

/** Longer texts are read up to here. */
const MAX_TEXT = 12_000;

const LINKS = /^(?:and|but|so|yet|while|because|which|although)$/;
const STARTS =
  /^(?:we|i|it|they|he|she|you|our|my|there|nobody|everyone|everything|nothing|people|customers|clients|this|that|these|no|not|never)$/;

/** Where a sentence falls into clauses that stand alone. */
function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [];
  let current: Token[] = [];
  const close = () => {
    if (current.some(({ pos }) => pos !== 'PUNCT')) clauses.push(current);
    current = [];
  };
  let depth = 0;
  tokens.forEach((token, index) => {
    const { value } = token;
    if (value === '(') depth++;
    if (value === ')') depth = Math.max(0, depth - 1);
    const next = tokens[index + 1];
    const isDash = /^[–—]$/.test(value) || (value === '-' && token.space !== '' && next?.space !== '');
    if (depth === 0 && (/^[;:!?]$/.test(value) || isDash) && !(value === ':' && /^\d/.test(next?.value ?? '')))
      return close();
    if (depth === 0 && value === ',' && current.length > 2) {
      const [one, other] = [next, tokens[index + 2]];
      const link = one && LINKS.test(one.lower);
      const start = link ? other : one;
      const after = tokens[index + (link ? 3 : 2)];
      const hasVerb = current.some(({ pos }) => pos === 'VERB' || pos === 'AUX');
      if (
        start &&
        STARTS.test(start.lower) &&
        (/^(?:no|not|never|nobody|nothing|everyone)$/.test(start.lower) ||
          (hasVerb && (after?.pos === 'VERB' || after?.pos === 'AUX' || after?.pos === 'NOUN' || after?.pos === 'ADV')))
      )
        return close();
    }
    if (
      current.length === 0 &&
      (value === ',' || (LINKS.test(token.lower) && index > 0 && token.lower !== 'while' && token.lower !== 'because'))
    )
      return;
    current.push(token);
  });
  close();
  return clauses;
}

const trimmed = (tokens: Token[]): Token[] => {
  let end = tokens.length;
  while (end > 0 && /^(?:[.,;:!?…–—-])$/.test(tokens[end - 1]?.value ?? '')) end--;
  return tokens.slice(0, end);
};

const WISH =
  /\b(?:(?:should|must|needs? to|ha(?:s|ve) to) (?:not )?(?:look|feel|sound|seem|appear|read|come across|work in|say|speak|be)\b(?! \w+ed\b)|want(?:s|ed)? (?:to (?:look|feel|sound|be|seem|come across|reach|attract|speak|appeal)|it|the|a brand|a look|people to|something|two|no|that|pink)|n't want|would like|'d like|please|hope to|hoping|(?:should|must|do)(?:n't| not) (?:look|sound|feel)|never (?:look|sound|feel)|nothing (?:too|that looks))\b/i;
const NEGATION =
  /\b(?:no|not|never|without|nothing|nobody|none|neither|nor|cannot|refuse[sd]?|except|only|won)\b|n't\b|-free\b|\bfree (?:of|from)\b/i;
const REFUSAL_START =
  /^(?:and |but )?(?:also )?(?:there (?:is|are)|there's|we're|it's)? ?(?:no|not|never|only|without|closed|nobody|nothing|none)\b/i;
/** What is said about the writing itself, and no fact: 'sorry in advance', 'I was handed this'. */
const ASIDE =
  /\b(?:sorry|apologies|bear with|here goes|that's it|handed this|brand strategy|fill(?:ed)? in|for the record|feel free|hope this helps|in human words|as requested|let me know|marketing assistant|you will sort it|people think we|my daughter says|oh good|not sure what|i don't know|anyway|where was i|i suppose|i guess|do think|i think)\b/i;
const FOREIGN =
  /\b(?:der|die|das|und|für|nicht|wir|mit|aus|ein|eine|ist|les|des|nous|pour|avec|une|est|dans|el|los|las|para|con|somos|una|del|il|della|siamo|per|che|het|een|voor|wij|niet|zijn|och|för|att|som|og|det|jest|się|dla|nie)\b/giu;

const isForeignText = (text: string): boolean => {
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  const foreign = text.match(FOREIGN)?.length ?? 0;
  const english = text.match(/\b(?:the|and|of|to|a|in|is|we|for|with|our|are|on|that|from|no|it)\b/gi)?.length ?? 0;
  return words > 2 && foreign > 1 && foreign > english;
};

function subjectOf(tokens: readonly Token[], name: string): Statement['subject'] {
  const first = tokens[0];
  if (!first) return 'none';
  const verbAt = tokens.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX');
  const before = tokens.slice(0, Math.max(verbAt, 0));
  if (before.some(({ lower, value }) => lower === 'we' || value === 'I' || lower === "we're")) return 'brand';
  if (name !== '' && verbAt > 0 && join(before).toLowerCase().startsWith(name.toLowerCase())) return 'brand';
  if (verbAt > 0 && before.some(({ pos }) => /^(?:NOUN|PROPN|PRON)$/.test(pos))) return 'other';
  return 'none';
}

function kindOf(
  text: string,
  subject: Statement['subject'],
  tokens: readonly Token[],
  isFirst: boolean,
): StatementKind {
  if (isForeignText(text)) return 'words';
  if (ASIDE.test(text) && !/\d/.test(text)) return 'aside';
  if (WISH.test(text)) return 'wish';
  const main = text.split(/ (?:who|that|which|because|when|if|where|since) /i)[0] ?? '';
  if ((subject === 'brand' && NEGATION.test(main)) || REFUSAL_START.test(text)) return 'limit';
  const be = tokens.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX');
  if (isFirst && (be === -1 || (subject === 'brand' && /^(?:be|'s|'re)$/.test(tokens[be]?.lemma ?? ''))))
    return 'identity';
  return 'claim';
}

/**
 * Reads a text: its statements with phrases, figures, places and names. Takes about 1 ms for 100 words, once the
 * parser is loaded. English; sentences of other languages are kept as `words`.
 *
 * @param name what the text is about, where that is known: its statements are then told from those about others
 */
export function readText(typed: string, name = ''): TextReading {
  const text = typed.replace(/^\s*(?:hi|hello|hey|good morning)[ ,!.]+/i, '');
  const read = text.slice(0, MAX_TEXT).replace(/\s+/g, ' ').trim();
  const statements: Statement[] = [];
  tokensOf(
    text
      .slice(0, MAX_TEXT)
      .replace(/\s*\n+\s*[-*•]?\s*/g, (gap) => (/[-*•]/.test(gap) || gap.includes('\n') ? '. ' : ' '))
      .replace(/([.!?;:,])\s*\. /g, '$1 '),
  ).forEach((sentence, number) => {
    for (const clause of clausesOf(sentence)) {
      const tokens = trimmed(clause);
      const whole = join(tokens);
      if (!/\p{L}|\d/u.test(whole)) continue;
      const phrases = phrasesOf(tokens);
      const subject = subjectOf(tokens, name);
      const before = statements.at(-1);
      // 'It should feel serious, never cute': what goes on without a subject goes on wishing
      const goesOn = before?.sentence === number && before.kind === 'wish' && subject === 'none';
      statements.push({
        kind: goesOn ? 'wish' : kindOf(whole, subject, tokens, statements.length === 0),
        text: whole,
        tokens,
        phrases,
        figures: figuresOf(tokens, phrases),
        subject,
        sentence: number,
      });
    }
  });
  return {
    text: read,
    statements,
    figures: statements.flatMap(({ figures }) => figures),
    places: placesOf(statements, name),
    names: namesOf(statements, name),
    identity: identityOf(statements),
    isForeign: isForeignText(read),
  };
}

const PLACE_NOUN =
  /^(?:street|road|lane|harbour|harbor|port|village|town|city|island|valley|coast|river|lake|mountain|mountains|hills?|market|square|quarter|district|neighbou?rhood|station|mill|barn|farm|garage|cellar|basement|church|chapel|factory|warehouse|bay|beach|forest|woods?|moor|fen|estate|suburb|centre|center|canal|dock|docks|boat|barge|van|school|hospital|railway|region|county|province|north|south|east|west|seaside|countryside)$/;
const MONTH_OR_DAY =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|spring|summer|autumn|winter)$/i;

function placesOf(statements: readonly Statement[], name: string): Place[] {
  const places: Place[] = [];
  for (const { phrases, kind } of statements) {
    if (kind === 'wish') continue;
    for (const phrase of phrases) {
      const { preposition, text, lemma, isName, negated } = phrase;
      if (negated || preposition === undefined || MONTH_OR_DAY.test(lemma) || text.toLowerCase() === name.toLowerCase())
        continue;
      const where = /^(?:in|at|near|around|outside|across|by|on|above|below|along|between|off|behind|beside)$/.test(
        preposition,
      );
      const isPlace =
        (isName && (where || (preposition === 'from' && !/\d/.test(text)))) ||
        (where && PLACE_NOUN.test(lemma) && /\s/.test(text));
      if (isPlace && !/\d{3}/.test(text) && !places.some((place) => place.text === text))
        places.push({ text, phrase: `${preposition} ${text}` });
    }
  }
  return places;
}

function namesOf(statements: readonly Statement[], name: string): string[] {
  const names = statements.flatMap(({ phrases }) =>
    phrases
      .filter(({ isName, text }) => isName && !MONTH_OR_DAY.test(text))
      .map(({ text }) => text.replace(/^(?:the|our|a|an) /i, '')),
  );
  return [...new Set(names)].filter(
    (one) => one.toLowerCase() !== name.toLowerCase() && !/^(?:ai|eu|uk|usa|it)$/i.test(one),
  );
}

/** 'X is a bakery', 'We are a bakery', 'A bakery …': what it is. */
function identityOf(statements: readonly Statement[]): Phrase | undefined {
  for (const [at, { phrases, tokens, subject, kind }] of statements.slice(0, 4).entries()) {
    if (kind === 'words' || kind === 'wish' || kind === 'aside') continue;
    const relative = tokens.findIndex(({ lower }) => /^(?:who|that|which|where)$/.test(lower));
    const main = relative === -1 ? tokens : tokens.slice(0, relative);
    const firstVerb = main.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX');
    const verb = main[firstVerb];
    if (verb && (verb.lemma === 'be' || /^'(?:s|re|m)$/.test(verb.lower)) && subject !== 'none') {
      const found = phrases.find(
        ({ from, preposition, negated }) => from > firstVerb && from <= firstVerb + 3 && !preposition && !negated,
      );
      if (
        found &&
        !/^(?:sister|brother|father|mother|wife|husband|son|daughter|family|volunteer|i|me)$/.test(found.lemma) &&
        (subject === 'brand' || /^(?:it|this|that)$/.test(tokens[0]?.lower ?? ''))
      )
        return found;
    }
    // 'A bakery but for dogs', 'Willow coffins woven by hand'
    const isFragment =
      verb === undefined ||
      (/(?:ed|en|ing|made|built|run)$/.test(verb.lower) && verb.pos === 'VERB' && main[firstVerb - 1]?.pos !== 'AUX');
    const first = phrases[0];
    if (at === 0 && isFragment && first && first.from <= 2 && !first.negated && !first.preposition) return first;
  }
  return undefined;
}
