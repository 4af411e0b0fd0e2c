import { capital, sentence } from '../../pen';
import { type Note, shortOf } from '../notes';
import { type Plan, quoted } from '../plan';
import { questionIn } from './answers';

/** What each kind of fact promises to somebody, as one would say it to them. */
const PROMISED: Readonly<Record<string, string>> = {
  warranty: 'you are not left alone with it afterwards',
  fixedprice: 'you pay what was said',
  price: 'you know the sum before you ask',
  payment: 'you know your own share',
  speed: 'you know how long it takes',
  punctual: 'somebody is there when it was said',
  answered: 'somebody answers you',
  limits: 'you are told where it ends',
  worst: 'it holds on a bad day too',
  trial: 'you can try it before you decide',
  employed: 'you know on what terms the work is done',
  refusal: 'you know what is left out',
  transparency: 'you can check it for yourself',
  photo: 'you see that it was done',
  special: 'you are expected here',
  credential: 'you can check it with somebody else',
  handmade: 'you can see how it is made',
  own: 'you deal with one house for all of it',
  visit: 'you can come and see',
  process: 'you know what happens next',
  repairs: 'what wears is put right',
  lodging: 'the way there is thought of',
  origin: 'you know where it comes from',
  proof: 'you rely on what has been done before',
  since: 'it has been done before you',
  team: 'you know who does it',
  language: 'you are understood',
  access: 'you know how to get in',
  data: 'what is yours stays yours',
  size: 'you see whether it is made for your case',
  area: 'you see at once whether it reaches you',
  hours: 'you know when to come',
  booking: 'one message is enough',
  offer: 'you get what stands on the list',
  name: 'you know why it is called that',
};
export const promised = (note: Note): string => PROMISED[note.kinds[0]?.id ?? ''] ?? 'you get what was said';
const another = ({ lead }: Pick<Plan, 'lead'>, first: Note): Note | undefined =>
  lead.find(({ kinds }) => kinds[0] !== first.kinds[0]);

/** The idea of the position, said to those who are served: the question that is answered, or what the two strongest facts promise. */
export function ideaOf(plan: Plan): string {
  const question = questionIn(plan);
  if (question) return `The answer to “${question}”`;
  const [first] = plan.lead;
  if (!first) return plan.headline;
  const second = another(plan, first);
  return capital(second ? `${promised(first)}, and ${promised(second)}` : promised(first));
}

/** One promise, with the fact by which it can be held to. */
export function promiseOf(plan: Plan): string {
  const { lead, who, more } = plan;
  const [note] = lead;
  if (!note) return sentence(`To be agreed with the client: one promise to ${who} that can be kept on a bad day`);
  return sentence(`To ${who}: ${promised(note)}. Measured by ${more(note, 90) ?? quoted(shortOf(note, 90))}`);
}
