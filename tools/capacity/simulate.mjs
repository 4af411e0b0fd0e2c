// `npm run capacity`: how an installation keeps up, by a simulation of its queues with the service times of docs/benchmarks.md.
// Deterministic: the same seed gives the same figures, which docs/capacity.md quotes.

/** Measured on 2 cores (docs/benchmarks.md) unless it says otherwise. Seconds of one core. */
const MEASURED = {
  /** a list as it is answered: 1151 a second from an API process and its PostgreSQL, which share two cores */
  list: 2 / 1151,
  /** what an API process alone can answer: it has one event loop, and is not the whole of that */
  listsPerProcess: 1151,
  /** accepting a request for pictures, p95 while workers are busy */
  accept: 0.012,
  /** what a job costs beside its work */
  job: 0.001,
  /** the slowest operation of the built-in engine, at 1024 pixels: background changed */
  picture: 2.332,
};

/** What one person does in the busiest hour. Assumed; change it to what yours do. */
export const PERSON = { listsPerHour: 600, pollsPerHour: 360, picturesPerHour: 12 };

/** A stream of numbers from 0 to 1 (mulberry32). @returns {() => number} */
function numbers(/** @type {number} */ seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * First come, first served, by so many servers: arrivals at random moments, service times that vary as those of a computer do (half of the
 * time fixed, half at random).
 * @param {{ perSecond: number, serviceSeconds: number, servers: number, arrivals?: number, seed?: number }} options
 * @returns {{ used: number, meanWait: number, p95Wait: number }} the share of the servers' time that is used (above 1: what comes is more than
 *   they can do, and waiting grows without end), and seconds of waiting before the service begins
 */
export function simulate({ perSecond, serviceSeconds, servers, arrivals = 200_000, seed = 1 }) {
  const next = numbers(seed);
  const exponential = (/** @type {number} */ mean) => -mean * Math.log(1 - next());
  const free = new Float64Array(servers);
  const waits = new Float64Array(arrivals);
  let now = 0;
  let busy = 0;
  for (let i = 0; i < arrivals; i += 1) {
    now += exponential(1 / perSecond);
    let first = 0;
    for (let server = 1; server < servers; server += 1)
      if (/** @type {number} */ (free[server]) < /** @type {number} */ (free[first])) first = server;
    const begin = Math.max(now, /** @type {number} */ (free[first]));
    const service = serviceSeconds / 2 + exponential(serviceSeconds / 2);
    waits[i] = begin - now;
    free[first] = begin + service;
    busy += service;
  }
  const meanWait = waits.reduce((sum, wait) => sum + wait, 0) / arrivals;
  waits.sort();
  const at = (/** @type {number} */ share) => /** @type {number} */ (waits[Math.floor(arrivals * share)]);
  return { used: busy / (servers * now), meanWait, p95Wait: at(0.95) };
}

/** The least number of servers by which 95 of 100 wait for at most `patience` seconds. */
export function serversFor(
  /** @type {{ perSecond: number, serviceSeconds: number, patience: number }} */ { patience, ...load },
) {
  // below this the queue grows without end
  let servers = Math.floor(load.perSecond * load.serviceSeconds) + 1;
  while (simulate({ ...load, servers, arrivals: 40_000 }).p95Wait > patience)
    servers += Math.max(1, Math.floor(servers / 50));
  return servers;
}

/** What so many people at work need in their busiest hour. */
export function plan(/** @type {number} */ people) {
  const lists = (people * (PERSON.listsPerHour + PERSON.pollsPerHour)) / 3_600;
  const pictures = (people * PERSON.picturesPerHour) / 3_600;
  return {
    people,
    lists,
    pictures,
    apiProcesses: serversFor({ perSecond: lists, serviceSeconds: 1 / MEASURED.listsPerProcess, patience: 0.05 }),
    drawingCores: serversFor({ perSecond: pictures, serviceSeconds: MEASURED.picture + MEASURED.job, patience: 5 }),
    /** eight hours a day, 250 days, half a megabyte with its four thumbnails */
    gigabytesPerYear: (people * PERSON.picturesPerHour * 8 * 250 * 0.5) / 1_000,
  };
}

export const SIZES = [30, 300, 3_000, 300_000];

/** The table that docs/capacity.md quotes. */
export const table = () =>
  [
    '| people at work | lists and polls a second | pictures a second | API processes | cores that draw | new gigabytes a year |',
    '| --- | --- | --- | --- | --- | --- |',
    ...SIZES.map(plan).map(
      ({ people, lists, pictures, apiProcesses, drawingCores, gigabytesPerYear }) =>
        `| ${[people, lists.toFixed(0), pictures.toFixed(1), apiProcesses, drawingCores, gigabytesPerYear.toFixed(0)].join(' | ')} |`,
    ),
  ].join('\n');

if (process.argv[1]?.endsWith('simulate.mjs')) console.log(table());
