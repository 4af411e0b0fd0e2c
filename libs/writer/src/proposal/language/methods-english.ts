import { ANSWER, CONFIRM, NAME, PRICE } from '../marks';
import type { Methods } from './types';

/** How we work, as the answer to a question. */
export const ENGLISH_METHODS: Methods = {
  roles: () =>
    `Ours are the lead, the design, the editing of texts and the watch over everybody who makes something. What needs a trade of its own (printing, building, filming, programming, translating) is done by partners whom we name to you before you order. Each phase has one person who answers for it: ${NAME}.`,
  facts: () =>
    'Every statement and every name stands in a list with its source. Somebody who has not written them checks them against it, and a person whom you name signs each text before it is laid out; after that nothing is changed without that person.',
  effect: () =>
    'We agree with you on one figure that you count today and write it down before anything is seen. The same figure is counted in the same way afterwards; where it can be done, one place stays without the new pieces for comparison.',
  partner: () =>
    'Yes: whoever it is gets chosen with you, by work you have both seen, works under our contract and is named on it. Idea, dates and quality stay with us.',
  prices: () =>
    'Each phase is priced and invoiced by itself, in the unit you hold steady, and converted on the day of its invoice. What others make is ordered as early as its files allow, at a price they hold; what rises all the same is taken from the line that you rank last.',
  small: (first) =>
    `Whether we take on so small an order: ${ANSWER} In your place we would begin with ${first}, and with nothing else before it is done and paid.`,
  road: () =>
    'In one paper: what is settled, what is disputed and between whom, and what the result is measured by. Each disputed point gets one person or body of yours who decides it, and a day for it. Then one design is shown against that paper; objections are made once, in writing, and answered one by one.',
  rights: () =>
    `With the last payment you may use it in every way that this paper names. What goes beyond that is agreed in writing first. ${CONFIRM}`,
  training: () =>
    `Yes: a session at the handover with those who go on with it, on their own work, and a short guide to follow. Its price: ${PRICE}.`,
  selves: () =>
    'Yes, where it is large and good enough for its place: you get a list on one page of what is needed, in which size, and we look at a first trial together before you go on.',
  together: () =>
    'Each line has its own price. Where two of them share a start, a visit or a print run, what that saves stands in the last row.',
  fear: () =>
    'We ask some of them first, one by one, what exactly they fear. What they say is answered in the first lines of the texts, in plain words, with what happens next and with somebody to call, and is tried with others of them before it goes out.',
};
