import { isNativeError } from 'node:util/types';
import { QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { Outage } from './outage';

/** What an error of PostgreSQL, or of the way to it, means for whoever asked. */
export interface DependencyAnswer {
  status: 400 | 409 | 503;
  code: string;
  /** a sentence fit for the screen */
  sentence: string;
  /** seconds */
  retryAfter?: number;
  /** whether our own checks should have come first: then it belongs into the log */
  unexpected: boolean;
}

const UNAVAILABLE: DependencyAnswer = {
  status: 503,
  code: 'UNAVAILABLE',
  sentence: 'The service is not available right now. Please try again.',
  retryAfter: 5,
  // the request's own line in the log says 503, and /api/ready says what is away
  unexpected: false,
};
const CONFLICT: DependencyAnswer = {
  status: 409,
  code: 'CONFLICT',
  sentence: 'This was changed in the meantime. Please reload and try again.',
  unexpected: true,
};
const TOO_SLOW: DependencyAnswer = {
  status: 503,
  code: 'TOO_SLOW',
  sentence: 'This took too long. Please ask for less, or try again in a moment.',
  retryAfter: 5,
  unexpected: true,
};

/**
 * By SQLSTATE, or by its class (the first two characters). What is not here is our own mistake and a 500: SQL that is
 * wrong (42), a login that is (28), a disk or a server that is damaged (58, XX).
 * https://www.postgresql.org/docs/18/errcodes-appendix.html
 */
const BY_SQLSTATE = new Map<string, DependencyAnswer>([
  ['08', UNAVAILABLE], // connection
  ['22', { status: 400, code: 'NOT_STORABLE', sentence: 'A value cannot be stored or compared.', unexpected: true }],
  ['23503', CONFLICT], // foreign key
  ['23505', CONFLICT], // unique
  ['25006', UNAVAILABLE], // a server that was made a read-only replica
  ['40', { ...UNAVAILABLE, retryAfter: 1 }], // serialisation, deadlock
  ['53', UNAVAILABLE], // memory, disk, connections
  ['54', { status: 400, code: 'TOO_COMPLEX', sentence: 'This asks for too much at once.', unexpected: true }],
  ['55P03', { ...UNAVAILABLE, retryAfter: 1 }], // lock_timeout
  ['57', UNAVAILABLE], // shutting down, starting, dropped
  ['57014', TOO_SLOW], // statement_timeout
]);

const SOCKET = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** The two errors of `pg` that carry no code: it waited for a connection of the pool, or for the server. */
const WITHOUT_CODE = /^Connection terminated|^timeout exceeded when trying to connect/;

/** @returns undefined for every error that is not the database's, the network's or the caller's doing */
export function dependencyAnswer(error: unknown): DependencyAnswer | undefined {
  // the second: a transaction whose connection broke between two statements, since TypeORM gives that back at once
  if (error instanceof Outage || error instanceof QueryRunnerProviderAlreadyReleasedError) return UNAVAILABLE;
  if (!isNativeError(error)) return undefined;
  if (!('code' in error) || typeof error.code !== 'string')
    return WITHOUT_CODE.test(error.message) ? UNAVAILABLE : undefined;
  if (SOCKET.test(error.code)) return UNAVAILABLE;
  return error.code.length === 5 ? (BY_SQLSTATE.get(error.code) ?? BY_SQLSTATE.get(error.code.slice(0, 2))) : undefined;
}

/** Whether this, or what caused it, will heal by itself: storage, database, Redis or network is away. */
export function isOutage(error: unknown): boolean {
  for (let cause = error, depth = 0; cause && depth < 10; depth++) {
    if (dependencyAnswer(cause)?.status === 503) return true;
    cause = (cause as { cause?: unknown }).cause;
  }
  return false;
}
