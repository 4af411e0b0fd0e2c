import { formWithin, hasFinite, headOf, wordsIn } from './forms';
import { nounSenses, singular } from '@maquette/reading';
import { bareForm } from './gerund';
import { leadOf } from './lead';
import { heroOf } from './opening';
import { hasPrice } from './items';
import { partsOf, pricesIn, pointOf, thingsIn } from './opened';
import type { Place } from './place';
import type { Note, Said } from './read';
import { asCounted, asIdentity, asPassive, fromPronoun, withDoer, withSubject, withSubjectAbroad } from './subject';
import { capital, sentence } from '../pen';
import { areCustomers } from './things';
import { topicIn, type Topic } from './topics';
import { type Laid, LEANS, type Unit } from './unit';
import { asWhom, CUSTOMERS, isOffer, listed, ofClient, small, WHOM_BARE } from './whom';

// What of a note stands where. Each sentence stays whole and behind the one that it leans on; together they have a topic, and what has one
// topic stands together, in the order of the note.

/** 'In Hungarian and English', of what stands before it */
const IN_LANGUAGES = /^In (?:both )?\p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)*,? (?:and|or|&) \p{Lu}\p{L}+\.?$/u;
/** 'is basically a rope course' */
const BREATH = /(?<=^.{0,40})((?:\bis|\bare|['’]s|['’]re) )(?:basically|essentially|really|actually|kind of|sort of) /u;
/** 'Also cracks, tips, new lappings' */
const ALSO_THINGS = /^Also \p{L}+(?:,| and) /u;
/** 'We solder it twice': what, is said before */
const OF_IT =
  /^(?:We|I|You)(?: (?:also|only|never|always|then|can|will|do not|don['’]t))* \p{L}+ (?:it|them|this|that|these|those)(?= \p{Ll}+[.!]|[.!,]| (?:for|in|at|on|by|to|with|twice|once|again|every|before|after|when|if|so) )/u;
/** 'Name comes from the old bakery' */
const ARTICLE =
  /^(?:Name|Workshop|Shop|Studio|Kitchen|Office|Building|Yard|Farm|Mill|House|Owner|Founder) (?=(?:is|was|has|had|comes|stands|lies|dates|used) )/u;
/** A term that stands alone: 'min order 5 kg' */
const OWN_TERM = /^(?:min(?:imum)?\.? (?:order|hire|stay)|free delivery|deposit|no contract)(?!\p{L})/iu;
export function lay(note: Note, place: Place | undefined): Laid {
  const { said, name, language, all } = note;
  const isEnglish = language === 'en';
  const isOwn = said.some(({ text }) => /^(?:We|I|Our|My|Wir|Ich|Unsere?|Nous|Je|Notre|Nos)(?!\p{L})/u.test(text));
  const paragraphOf = (index: number) => all.find((one) => one.index === index)?.paragraph ?? 0;
  const hero = heroOf(note, place);
  const units: Unit[] = [];
  let last: Unit | undefined;
  for (const one of said.flatMap(apart)) {
    if (one === hero.of) {
      last = undefined;
      // under the name alone stands the sentence that says what it is
      const isFlagged = one.isFlagged === true || (hero.isTold && hero.heading.startsWith(name));
      for (const text of hero.rest)
        put({ ...one, text, form: hero.isTold ? one.form : 'phrase', ...(isFlagged && { isFlagged }) }, true);
      continue;
    }
    put(one, false);
  }
  const whole = isLetter() ? byParagraph(units) : units;
  const { lead, units: left } = leadOf(whole, name, isEnglish);
  const sentences = [
    ...lead.split(/(?<=[.!]) (?=For \p{Ll})/u),
    ...left.filter(({ isSentence, topic }) => isSentence && topic !== 'reach').map(({ text }) => text),
  ];
  return {
    heading: hero.heading,
    isOwn,
    lead,
    units: left,
    sentences: sentences.filter((text) => text !== '' && !LEANS.test(text)),
  };

  /** 'Optometrist four days a week, eye exam $115': what costs something stands by itself, where it has its own name. */
  function apart(one: Said): Said[] {
    if (!isEnglish || one === hero.of || one.list !== undefined || one.form !== 'phrase' || one.text.includes(': '))
      return [one];
    const parts = partsOf(one.text.replace(/[.!]$/u, ''));
    // 'Hospitals, courts, schools, by video within an hour': for whom, and how
    const whom = parts.slice(0, -1);
    if (whom.length > 2 && /\d/.test(parts.at(-1) ?? '') && !/\d/.test(whom.join()) && areCustomers(whom))
      return [
        { ...one, text: sentence(whom.join(', ')) },
        { ...one, text: sentence(capital(parts.at(-1) ?? '')) },
      ];
    const at = parts.findIndex((part) => hasPrice(part) || OWN_TERM.test(part));
    const part = parts[at] ?? '';
    const isOwn =
      OWN_TERM.test(part) ||
      (/^\p{Ll}[\p{L}-]*(?: \p{Ll}[\p{L}-]*){0,2} (?:from )?[^\p{L}\s]*\d/u.test(part) &&
        !/^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|full|first|second) (?:\p{L}+ )?(?:days?|weeks?|months?|hours?|evenings?|mornings?|nights?|sessions?|times?|years?|minutes?)(?!\p{L})/iu.test(
          part,
        ) &&
        !/^(?:from|at|for|about|up|only|under|over|and|with|min|max|per|pick-up)(?!\p{L})/u.test(part));
    const before = parts.slice(0, at).join(', ');
    return at < 1 || !isOwn || wordsIn(before).length < 3
      ? [one]
      : [
          { ...one, text: sentence(before) },
          { ...one, text: sentence(capital(parts.slice(at).join(', '))) },
        ];
  }

  function put(given: Said, isOfHero: boolean) {
    const text = (isEnglish && !isOwn ? ofClient(given.text) : given.text)
      .replace(/^(?:The |Our )?[Cc]lient (?=is )/u, `${name} `)
      .replace(/^So (?=\p{Lu})/u, '')
      .replace(BREATH, '$1')
      .replace(given === said[0] ? /^(?:It|This)(?: is|['’]s) (?=an? )/u : /^$/u, () => `${name} is `)
      .replace(ARTICLE, (noun) => `The ${noun.toLowerCase()}`)
      .replace(isEnglish && !hasFinite(given.text) ? WHOM_BARE : /^$/u, '$1: ');
    const paragraph = paragraphOf(given.index);
    const bare = text.replace(/[.!]$/u, '');
    if (given.list !== undefined) {
      const before = units.at(-1);
      const point = pointOf(bare);
      if (before?.prices && before.head === (given.head ?? '') && before.paragraph === -given.list)
        before.prices.push(point);
      else
        units.push({
          text: '',
          topic: topicIn(`${given.head ?? ''}: ${text}`) ?? 'what',
          paragraph: -given.list,
          isSentence: false,
          prices: [point],
          head: given.head ?? '',
        });
      last = undefined;
      return;
    }
    const leans =
      !isOfHero &&
      (given.form !== 'verb' || ALSO_THINGS.test(text)) &&
      (LEANS.test(text) || OF_IT.test(text) || (isEnglish && IN_LANGUAGES.test(text)));
    // 'They answer within a day', behind what is only listed: the client
    const isListed =
      last !== undefined && (last.prices || last.things || (last.isWhole === false && last.topic !== 'people'));
    const named = leans && isListed && /^(?:They|It)(?:['’]re)? /u.test(text) ? fromPronoun(text, name) : undefined;
    if (named !== undefined) return put({ ...given, text: named, form: 'whole' }, false);
    if (leans && last !== undefined && last.prices === undefined && last.things === undefined) {
      // who is meant is the client, where the sentence before it is of the client
      const isOfClient = !isOwn && isEnglish && last.text.startsWith(`${name} `);
      last.text = `${last.text} ${(isOfClient && /^They(?!\p{L})/u.test(text) ? fromPronoun(text, name) : undefined) ?? text}`;
      last.isSentence = true;
      return;
    }
    if (leans && last !== undefined) {
      const also: Unit = { text, topic: last.topic, paragraph, isSentence: true };
      units.push(also);
      last = also;
      return;
    }
    const built = unitOf(given, text, bare, paragraph, isOfHero);
    const unit = {
      ...built,
      isWhole: built.isSentence && !(given.form === 'phrase' && isOwn),
      ...(given.isFlagged && { isFlagged: true }),
    };
    units.push(unit);
    last = unit;
  }

  function unitOf(given: Said, text: string, bare: string, paragraph: number, isOfHero: boolean): Unit {
    const first = topicIn(text);
    // 'Evictions, deposits, repairs' are done, and no terms
    const isListed = isEnglish && isOffer(bare) && (first === undefined || (first === 'prices' && !hasPrice(text)));
    const found = isListed ? 'what' : first;
    const unit = (said: string, isSentence: boolean, more: Partial<Unit> = {}): Unit => ({
      text: said,
      topic: found ?? 'how',
      paragraph,
      isSentence,
      ...more,
    });
    const prices = found === 'prices' ? pricesIn(text) : undefined;
    if (prices) return unit(prices.rest, true, { prices: prices.items, head: prices.head });
    if (CUSTOMERS.test(text) && isEnglish) {
      const all = bare.replace(CUSTOMERS, '');
      // who they are is for the page, what they are like is not
      const whom = all.replace(
        / who (?:need|want|fear|worry|hate|dread|are (?:nervous|afraid|scared|unsure|suspicious))(?!\p{L})[^,;]*$/u,
        '',
      );
      if (whom !== all) note.kept.push({ text: all.slice(whom.length).trim(), why: 'said to you' });
      if (!hasFinite(whom)) return unit(sentence(`For ${asWhom(whom, bare)}`), true, { topic: 'whom' });
    }
    const people = isEnglish && found === undefined ? thingsIn(bare, 'en') : undefined;
    if (people && areCustomers(people) && !isOfHero)
      return unit(sentence(`For ${listed(small(bare))}`), true, { topic: 'whom' });
    const [, label = '', after = ''] = /^(\p{L}[^:.;!?]{1,40}): (.+)$/u.exec(bare) ?? [];
    const things = thingsIn(label === '' ? bare : after, language ?? '');
    if (things && (found === undefined || found === 'what') && (given.form !== 'whole' || !isEnglish))
      return unit(text, false, { things, topic: 'what', ...(label !== '' && { head: label }) });
    if (!isEnglish) {
      const told = withSubjectAbroad(text, language ?? '', name);
      return unit(told, given.form === 'verb' || !isFragmentAbroad(bare));
    }
    const done = given.form === 'phrase' || given.form === 'verb' ? withDoer(text, name, isOwn) : undefined;
    if (done !== undefined) return unit(done, true);
    switch (given.form) {
      case 'whole':
        return unit(text, true);
      case 'label': {
        // 'Solves: night shifts, weekends' says what it does
        const said = isOwn ? undefined : withSubject(text, formWithin(text), name, false);
        if (said !== undefined) return unit(said, true);
        const isVerb =
          /^\p{L}+s$/u.test(label) &&
          nounSenses(bareForm(label.toLowerCase())).length === 0 &&
          nounSenses(singular(label.toLowerCase())).length === 0 &&
          !hasFinite(after);
        const verb = isVerb && !isOwn ? `${name} ${label.toLowerCase()} ${after}.` : undefined;
        return verb === undefined ? unit(text, isOwn) : unit(verb, true);
      }
      case 'phrase': {
        const whole = isOwn
          ? undefined
          : (asCounted(bare, name) ?? (isOfHero && !hero.isTold ? undefined : identityOf(bare)) ?? asPassive(bare));
        return whole === undefined ? unit(sentence(capital(bare)), isOwn) : unit(sentence(whole), true);
      }
      default: {
        const told =
          isOwn || (found === 'reach' && given.form !== 'verb')
            ? text
            : withSubject(text, given.form, name, given === said[0]);
        return told === undefined ? unit(text, false) : unit(told, true);
      }
    }
  }

  /** 'One-woman workshop above a bakery' says what it is; what only counts does not. */
  function identityOf(bare: string): string | undefined {
    const [, ...rest] = bare.split(', ');
    const head = headOf(bare);
    const isSomebody =
      /^(?:team|ensemble|collective|choir|orchestra|co-?operative|company|charity|association|band|partnership|studio|workshop|business|firm|factory|enterprise|agency|practice|start-?up)$/.test(
        head,
      );
    return !isSomebody ||
      hasPrice(bare) ||
      /^\p{Lu}[\p{L}'’-]+ \p{Lu}/u.test(bare) ||
      rest.some((part) =>
        /^(?:about |over |some )?(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|third|second|own)(?!\p{L}))/iu.test(
          part,
        ),
      )
      ? undefined
      : asIdentity(bare, name)?.replace(/ is (?=[^,]* since (?:1[5-9]|20)\d\d)/u, ' has been ');
  }

  /** A letter is told paragraph by paragraph. */
  function isLetter(): boolean {
    const long = new Set(said.map(({ index }) => paragraphOf(index)));
    return isOwn && long.size > 3 && said.length > 9;
  }
  function byParagraph(units: readonly Unit[]): Unit[] {
    const out: Unit[] = [];
    const topics = new Map<Unit, Topic[]>();
    for (const unit of units) {
      const before = out.at(-1);
      if (
        before &&
        before.paragraph === unit.paragraph &&
        !unit.things &&
        !unit.prices &&
        !before.things &&
        !before.prices
      ) {
        before.text = `${before.text} ${unit.text}`;
        before.isSentence = true;
        topics.get(before)?.push(unit.topic);
      } else {
        const own = { ...unit };
        topics.set(own, [unit.topic]);
        out.push(own);
      }
    }
    for (const [unit, all] of topics) unit.topic = mostOf(all);
    return out;
  }
}

/** What most of a paragraph is about; what it begins with, where none is. */
const mostOf = (topics: readonly Topic[]): Topic => {
  const told = topics.filter((topic) => topic !== 'how');
  const counts = (told.length > 0 ? told : topics).map((topic) => ({
    topic,
    count: topics.filter((one) => one === topic).length,
  }));
  return counts.sort((one, other) => other.count - one.count)[0]?.topic ?? 'how';
};
const isFragmentAbroad = (text: string) => wordsIn(text).length < 5 || /^\d/.test(text);
