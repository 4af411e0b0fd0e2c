import { fuzzDrill, fuzzTable } from '../../../tools/drills/fuzz.mjs';

// Short and seeded: the long one is `npm run drill:fuzz`.
it('whatever is sent is answered, never with a 5xx, an inner detail or an error of another shape', async () => {
  const report = await fuzzDrill({ seed: 11, requests: 1_200 });
  expect({ failed: report.failed, table: report.failed > 0 ? fuzzTable(report) : '' }).toEqual({
    failed: 0,
    table: '',
  });
}, 240_000);
