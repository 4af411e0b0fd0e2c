import type { Proof } from '../plan';

interface About {
  /** what the brand can be believed for, in a few words */
  label: string;
  /** the same said of the brand, before the sentence that shows it */
  claim: (name: string) => string;
  /** what follows from it */
  follows: (slots: { name: string; people: string; place: string | undefined }) => string;
  /** undefined where it speaks for none */
  archetype: string | undefined;
}

/** What a strategist concludes from each kind of proof. */
export const ABOUT: Record<Proof, About> = {
  candour: {
    label: 'No advantage taken',
    claim: (name) => `${name} can be believed because it takes no advantage where it could`,
    follows: ({ people }) =>
      `Say it in the first conversation with ${people}: others can copy the words, and would lose money by meaning them`,
    archetype: 'Sage',
  },
  guarantee: {
    label: 'It answers for the result',
    claim: (name) => `${name} stays answerable when the work is done`,
    follows: ({ name }) =>
      `Print that commitment beside the price, word for word; ${name} should settle first who decides when it applies`,
    archetype: 'Ruler',
  },
  openness: {
    label: 'Open to checking',
    claim: (name) => `Nobody has to take the word of ${name} for it`,
    follows: ({ name, people }) =>
      `Show ${people} the record itself, dated, on the page where ${name} asks to be believed`,
    archetype: 'Sage',
  },
  result: {
    label: 'Results that are counted',
    claim: (name) => `${name} can point to what comes of its work`,
    follows: ({ name }) => `Date the figure and say how it was counted; ${name} renews it each year or takes it down`,
    archetype: 'Sage',
  },
  respect: {
    label: 'Respect that can be seen',
    claim: (name) => `${name} shows in small things how it thinks of people`,
    follows: ({ name }) => `Hold the pictures and captions of ${name} to the same rule as its work`,
    archetype: 'Caregiver',
  },
  access: {
    label: 'Within reach',
    claim: (name) => `${name} arranges payment so that it keeps fewer people out`,
    follows: ({ name }) => `Say these terms in full wherever ${name} names a price, so that nobody has to ask for them`,
    archetype: 'Regular Guy',
  },
  method: {
    label: 'The way it is done',
    claim: (name) => `The way ${name} works is the reason to choose it`,
    follows: ({ name, place }) =>
      `Show that step as it happens${place ? ` in ${place}` : ''}, and call it what the people at ${name} call it`,
    archetype: 'Creator',
  },
  hours: {
    label: 'There when it is needed',
    claim: (name) => `${name} is there when it is needed`,
    follows: ({ name }) => `Put these times directly under the name ${name}: door, vehicle, first line of the page`,
    archetype: 'Regular Guy',
  },
  stance: {
    label: 'The sentence to build on',
    claim: (name) => `What sets ${name} apart stands in the brief`,
    follows: ({ name }) => `Let that sentence stand alone once, early, before ${name} explains anything`,
    archetype: undefined,
  },
  refusal: {
    label: 'What it leaves out',
    claim: (name) => `What ${name} leaves out says what it is`,
    follows: ({ name, people }) =>
      `Tell ${people} the reason together with the refusal; where the brief gives none, ask ${name} for it`,
    archetype: 'Ruler',
  },
};
