import { Proposal } from './proposal.entity';
import { toProposalResponse } from './proposals.mapper';

const previewOf = (proposalContent: string) =>
  toProposalResponse(
    Object.assign(new Proposal(), {
      proposalContent,
      pictures: [],
      job: { status: 'completed', updatedAt: new Date() },
      createdAt: new Date(),
      editedAt: new Date(),
    }),
    'Acme',
  ).preview;

it('a proposal begins, in a list, with its words, whatever stands between them', () => {
  const text =
    '# A logo\n\n> **We** hear:\n\n- a logo\n\n| No. | Your words |\n| --- | :-: |\n| P1 | We need a logo |\n\nWe begin 3\\. May.';
  expect(previewOf(text)).toBe('We hear: a logo We begin 3. May.');
});
