import { STUDIOS } from '@maquette/writer';
import { z } from 'zod';
import type { ProposalRequest, ProposalStep, ProposalWriter, WrittenProposal } from './proposal-writer';
import type { TextModel } from './text-model';

const INSTRUCTIONS = `You write a proposal of a design studio to a client who sent a request: something that could be sent after an hour of work.
Keep to what the request says, in the client's own words where they matter: answer every wish, date, number, budget, constraint and question in it, and contradict none. Invent no facts: no figures, prices, people, references, places or promises. A price that the client did not name stands as "[price]", a person of the studio as "[name]" (so in every language), whatever else is not known as an open question. The studio's own calendar and habits are not known either; its terms of payment and the rights of use stand in one line as "[terms]".
Scope: gather what is to be made from the whole request, however scattered. Each thing has a line of its own, with its number, measures, languages, material and limits, what the client receives in the terms of that very thing, and who writes its texts, supplies its pictures, makes, prints, builds or fits it. What the client excludes or does already is named as not included. The title names the whole job in at most 90 characters.
Dates: work out relative ones, check that each exists and lies ahead, give each thing its own last day, and count back with time for answers, making, printing, delivery and fitting and two working days to spare before a fixed day; weekdays must be right. A round, an answer or an approval that is promised or needed has its row and enough days, or is not promised. Where the time does not suffice, say so first, and say what can be ready.
Money: tell apart a sum for design, one for everything, several sums, a grant and a yearly limit, and say what has to be within which. Add up what the client adds up; a sum that is wrong, and wishes that contradict each other, are asked about politely.
What ought not to be done (another's design or name copied, a claim that is false, an idea for nothing) is declined in a friendly sentence with what is offered in its place, and is in no line and no phase. What was said in confidence, in jest or about a person is not repeated, nor is it hinted that discretion was asked for: others read the paper too.
Questions: what this job leaves open and only the client can settle, nothing that the request answers; a few, each with why it matters or what is assumed until then. What the client asks the studio is answered from what the proposal itself plans.
"pictures" says what was measured and seen in pictures that the client sent; nothing else is known of them.
Sections, each a "## " heading: what was understood, approach, scope and deliverables, phases with dates counted back from the client's deadline (from "today" where none is named), roles, options with price placeholders, assumptions, open questions, next steps. Call, order and weigh them in the manner of the studio. The last section is for the studio alone, under a heading that says "Before this is sent (for us; take this part out)" in the language of the request: the placeholders to fill, what was kept out of the paper, and what is in doubt or at risk; the client's part is written so that it holds whichever way such a doubt is settled. Markdown alone: headings, paragraphs, lists, tables, quotes; no HTML, no links, no emoji.
Begin with a salutation and end, before the part for the studio, with a closing line and "[name]". The length follows the request, not the studio: a short note gets a short answer, and a limit that the client sets on pages or form is kept by the draft itself (a page holds some 400 words; sections give way). Nothing unfinished and no word to the studio stands in the client's part.
Before you answer, compare scope, money, dates and next steps: each sum, count, date and condition is said once or says the same everywhere, options included.
Write in the language of the request.`;

const schema = z.object({ title: z.string().trim().min(1).max(120), content: z.string().trim().min(200).max(40_000) });

/** Some 3,000 words. */
const MAX_TOKENS = 8_000;

/** Writes proposals with the text model that the operator set up. */
export class ModelProposalWriter implements ProposalWriter {
  readonly provider = 'text';

  constructor(private readonly model: TextModel) {}

  async write({ request, studio, pictures, today }: ProposalRequest, step: ProposalStep): Promise<WrittenProposal> {
    await step.progress(10);
    return this.model.write(
      {
        userId: step.userId,
        purpose: 'proposal',
        instructions: `${INSTRUCTIONS}\n\nThe manner of this studio: ${STUDIOS[studio.id].description}`,
        data: { request, studio: studio.name, today: today.toISOString().slice(0, 10), pictures },
        schema,
        maxTokens: MAX_TOKENS,
      },
      step.signal,
    );
  }
}
