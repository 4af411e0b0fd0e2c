interface Approach {
  type: string;
  why: (name: string, people: string) => string;
}
const GUIDE: Approach = {
  type: 'I can guide you',
  why: (name, people) => `${name} knows more about the matter than ${people} have to, and lends that knowledge`,
};

/** Which of the four relationships suits an archetype here, and why. */
export const APPROACH_OF: Record<string, Approach | undefined> = {
  Sage: GUIDE,
  Caregiver: {
    type: 'I can guide you',
    why: (name, people) => `${name} minds how ${people} are met, and says what comes next`,
  },
  Ruler: {
    type: 'I can guide you',
    why: (name, people) => `${name} binds itself first, so that ${people} can rely on it`,
  },
  Creator: {
    type: 'I can guide you',
    why: (name, people) => `${name} knows how the thing is made, and can show ${people} why it is made so`,
  },
  'Regular Guy': {
    type: 'We are the same',
    why: (name, people) => `${name} says its terms and times to ${people} straight, as one does among equals`,
  },
  Hero: {
    type: 'You can be great',
    why: (name, people) => `${name} asks effort of ${people} and shows what comes of it, without pity`,
  },
};
