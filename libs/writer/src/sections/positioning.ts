import { article } from '@maquette/reading';
import { bare, capital, sentence, sentences, small } from '../pen';
import { lineOf, type Plan, titled } from '../plan';

/** What is offered, to whom, against what, and what is promised. */
export function positioningStrategy(plan: Plan) {
  const { name, noun, where, audience, readers, trade, offer, identity } = plan;
  const [rival, other] = plan.draw('rival').take(2).map(titled);
  const [best, next] = plan.arguments;
  const levered = plan.arguments.filter(({ lever }) => lever);
  const at = where && !offer.includes(where) ? ` ${where}` : '';
  const isFirst = plan.facts.find(({ told }) => identity !== undefined && told.includes(identity)) ?? plan.facts[0];
  return {
    Name: nameOf(plan),
    Product: {
      Description: sentences(
        isFirst?.told ?? `${name} is ${article(noun)}${at}`,
        plan.facts.find((fact) => fact !== isFirst && !fact.isLimit && fact.statement.subject !== 'none')?.told,
      ),
      Features: plan.facts.map(({ short }) => sentence(short)),
      Benefits: [
        ...levered.slice(0, 4).map(({ lever, handle }) => (lever ? `${lineOf(lever.entry, 'gives')}: ${handle}.` : '')),
        ...trade
          .lines('wish')
          .slice(0, 2)
          .map((wish) =>
            sentence(`${capital(readers)} want ${wish}, and get it here in the ordinary course of things`),
          ),
      ].slice(0, 5),
    },
    TargetAudience: segments(plan),
    ValueProposition: {
      statement: sentences(
        `For ${audience}`.length < 90
          ? `For ${audience}: ${offer}${at}, from ${article(noun)} that can give a reason for each thing it does`
          : `${capital(offer)}${at}, from ${article(noun)} that can give a reason for each thing it does`,
        best?.told,
      ),
      pillars: pillars(plan),
    },
    CompetitiveAdvantage: [
      ...levered
        .slice(0, 3)
        .map(({ handle, lever }) => sentences(lever && `${capital(handle)}: ${small(lineOf(lever.entry, 'means'))}`)),
      ...(rival
        ? [
            `Against ${small(rival.title)} (${rival.text}), ${name} argues with ${best ? best.handle : 'what it leaves out'}.`,
          ]
        : []),
      ...(other
        ? [`Against ${small(other.title)} (${other.text}), with ${next ? next.handle : 'a person who answers'}.`]
        : []),
    ],
    BrandPromise: promise(plan),
    PositioningStatement: sentence(
      `For ${audience}, ${name} is the ${noun}${at} ${reason(plan)}${rival ? `; ${small(rival.title)} can't say that` : ''}`,
    ),
    KeyMessages: messages(plan),
  };
}

/** What people should remember, as the brand would say it. */
function messages({ arguments: facts, refusals: [refusal], trade }: Plan): string[] {
  const all = [
    ...facts.slice(0, 4).map(({ said }) => sentence(said)),
    ...(refusal ? [sentences(refusal.said, refusal.limit && lineOf(refusal.limit.entry, 'line'))] : []),
    sentence(trade.lines('stance')[0] ?? ''),
  ];
  return all.filter(
    (text, index) => !all.some((other, at) => at !== index && other.startsWith(text) && (other !== text || at < index)),
  );
}

function nameOf({ noun, refused, arguments: [best], trade }: Plan): string {
  if (refused[0] && refused[0].length < 40) return `The ${noun} that says no to ${refused[0]}`;
  const figure = best?.statement.figures[0];
  if (figure && figure.text.length < 34 && figure.text.includes(' ') && !/count|money|year|date/.test(figure.kind))
    return `${capital(figure.text)}, and what it stands for`;
  if (best?.lever) return `${lineOf(best.lever.entry, 'value')}: ${best.handle.replace(/[“”]/g, '')}`;
  return bare(trade.lines('stance')[0] ?? '').split(/[;,]/)[0] ?? noun;
}

/** Why this one, told by the strongest fact. */
function reason({ arguments: [best, next], refused }: Plan): string {
  const no = refused[0] ? `does without ${refused[0]}` : undefined;
  if (best && next) return `that ${no ? `${no} and ` : ''}stands on ${best.handle}${no ? '' : ` and ${next.handle}`}`;
  if (best) return `that ${no ? `${no} and ` : ''}stands on ${best.handle}`;
  return no ? `that ${no}` : 'that says what it does and what it does not do';
}

function pillars(plan: Plan) {
  const proven = plan.arguments.flatMap(({ lever, handle }) =>
    lever
      ? [
          {
            title: lineOf(lever.entry, 'value'),
            description: `${capital(handle)}. ${sentence(lineOf(lever.entry, 'gives'))}`,
          },
        ]
      : [],
  );
  const own = plan.trade
    .lines('value')
    .map(titled)
    .map(({ title, text }) => ({ title, description: text }));
  return [...proven.slice(0, 3), ...own]
    .filter(({ title }, index, all) => all.findIndex((one) => one.title === title) === index)
    .slice(0, 3);
}

function segments(plan: Plan) {
  const { trade, audiences, kinds, name, noun, offer } = plan;
  const pains = trade.lines('pain').map(titled);
  const wishes = trade.lines('wish');
  const first = {
    name: capital(plan.audience),
    priority: 'Primary',
    description: sentences(
      audiences[0]
        ? `The brief of ${name} names them`
        : `The likeliest group for ${name}; ten conversations would confirm or correct it`,
      trade.lines('when')[0],
    ),
    problems: pains.slice(0, 2).map(({ title }) => sentence(title)),
    goals: [...wishes.slice(0, 2), ...kinds.slice(0, 1).map((kind) => lineOf(kind, 'goal'))].map((goal) =>
      sentence(goal),
    ),
  };
  const second = audiences[1]
    ? {
        name: capital(audiences[1]),
        priority: 'Secondary',
        description: sentences(
          'Also named in the brief',
          kinds[1]
            ? `Where to meet them: ${lineOf(kinds[1], 'where')}`
            : `They share the offer and not the reasons of ${audiences[0] ?? 'the first group'}`,
        ),
        problems: pains.slice(2, 3).map(({ title }) => sentence(title)),
        goals: wishes.slice(2, 3).map((goal) => sentence(goal)),
      }
    : {
        name: `People who send others to ${name}`,
        priority: 'Secondary',
        description: kinds[0]
          ? sentences(`Found where the first group asks around: ${lineOf(kinds[0], 'where')}`)
          : `They are asked for a name when somebody needs ${offer}, and are careful whom they give.`,
        problems: [`Whoever recommends the wrong ${noun} is blamed for it.`],
        goals: [`One sentence about ${name} that they can repeat without looking it up.`],
      };
  return [first, second];
}

function promise({ refusals: [refusal], arguments: [best], name, offer }: Plan): string {
  if (refusal && best && best !== refusal)
    return sentences(best.told, refusal.told, `Both hold on a bad day too, or ${name} says so before anyone asks`);
  if (best) return sentences(best.told, `The day that stops being true, ${name} says so first`);
  return `${capital(offer)}, as described, or a plain word before anything is paid.`;
}
