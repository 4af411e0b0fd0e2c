import { fuzzDrill, fuzzTable } from '../../../tools/drills/fuzz.mjs';
import { killDrill } from '../../../tools/drills/kill.mjs';

// Short and seeded: the long ones are `npm run drill:kill` and `npm run drill:fuzz`.
jest.setTimeout(240_000);

describe('whatever is killed', () => {
  it('no accepted request is lost, none is made twice, and no file is left over', async () => {
    const report = await killDrill({ seed: 11, requests: 20, kills: 4 });
    expect(report.problems).toEqual([]);
    expect(report).toMatchObject({ lost: 0, doubled: 0, orphans: 0 });
    expect(report.accepted).toBeGreaterThanOrEqual(20);
  });
});

describe('whatever is sent', () => {
  it('is answered, never with a 5xx, an inner detail or an error of another shape', async () => {
    const report = await fuzzDrill({ seed: 11, requests: 1_200 });
    expect({ failed: report.failed, table: report.failed > 0 ? fuzzTable(report) : '' }).toEqual({ failed: 0, table: '' });
  });
});
