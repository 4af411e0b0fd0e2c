import { killDrill } from '../../../tools/drills/kill.mjs';

// Short and seeded: the long one is `npm run drill:kill`.
it('whatever is killed, no accepted request is lost, none is made twice, and no file is left over', async () => {
  const report = await killDrill({ seed: 11, requests: 10, kills: 4, settleMs: 120_000 });
  expect(report.problems).toEqual([]);
  expect(report).toMatchObject({ lost: 0, doubled: 0, orphans: 0 });
  expect(report.accepted).toBeGreaterThanOrEqual(10);
}, 480_000);
