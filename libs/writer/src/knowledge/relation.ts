/**
 * What a strategist knows of a kind of relationship between a house and those it serves, whatever its trade: a contract, a shop that
 * is visited often, a rare decision. Everything is a hypothesis in whole sentences. `{name}`, `{people}`, `{People}` and `{offer}`
 * are filled by the writer; what stands in square brackets the brand fills in itself.
 */
export interface Relation {
  id: string;
  /** those who are served, where the brief names nobody */
  people: string;
  situation: string;
  /** what to begin with */
  show: string;
  desire: [level: string, advice: string];
  awareness: [level: string, advice: string];
  skill: [level: string, advice: string];
  pains: [title: string, what: string][];
  wishes: string[];
  /** what is asked before a yes, and what it is answered with where the brief gives no fact */
  doubts: [question: string, topics: string, answer: string][];
  feelings: [emotion: string, moment: string][];
  /** as whom they come, and why */
  buyers: [archetype: string, because: string];
  /** the character that such a house has where the brief shows none */
  archetypes: [primary: string, secondary: string];
  rivals: [who: string, how: string][];
  chances: [title: string, test: string, time: string][];
  trend: [title: string, check: string];
  proof: string[];
  channels: [channel: string, style: string, length: string][];
  moments: { scenario: string; context: string; good: string; bad: string; why: string }[];
  see: string[];
  unseen: string[];
  say: string[];
  avoid: string[];
  type: string;
}
