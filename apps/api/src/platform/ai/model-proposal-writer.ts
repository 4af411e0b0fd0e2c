import { STUDIOS } from '@maquette/writer';
import { z } from 'zod';
import type { ProposalRequest, ProposalStep, ProposalWriter, WrittenProposal } from './proposal-writer';
import type { TextModel } from './text-model';

const INSTRUCTIONS = `You write a proposal of a design studio to a client who sent a request: something that could be sent after an hour of work.
Keep to what the request says, in the client's own words where they matter: answer every wish, date, number, budget and constraint in it, and contradict none. Invent no facts: no figures, prices, people, references, places or promises. A price that the client did not name stands as "[price]", whatever else is not known as an open question.
"pictures" says what was measured and seen in pictures that the client sent; nothing else is known of them.
Sections, each a "## " heading: what was understood, approach, scope and deliverables, phases with dates counted back from the client's deadline (from "today" where none is named), roles, options with price placeholders, assumptions, open questions, next steps. Call, order and weigh them in the manner of the studio. Markdown alone: headings, paragraphs, lists, tables, quotes; no HTML, no links.
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
