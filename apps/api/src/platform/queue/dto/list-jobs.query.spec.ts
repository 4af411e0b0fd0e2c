import { randomUUID } from 'node:crypto';
import { refusalOf, validated } from '../../../../test/validation';
import { ListJobsQuery } from './list-jobs.query';

const ids = (count: number) => Array.from({ length: count }, () => randomUUID());

it.each([
  [{}, 'ids must be UUIDs, separated by commas.'],
  [{ ids: '' }, 'ids must be UUIDs, separated by commas.'],
  [{ ids: 'x' }, 'ids must be UUIDs, separated by commas.'],
  [{ ids: ids(101).join() }, 'At most 100 jobs can be asked for at once.'],
])('jobs are not asked for by %.40j', async (query, sentence) =>
  expect(await refusalOf(ListJobsQuery, query)).toBe(sentence),
);

it('jobs are asked for a hundred at a time', async () => {
  const hundred = ids(100);
  expect(await validated(ListJobsQuery, { ids: hundred.join() })).toEqual({ ids: hundred });
});
