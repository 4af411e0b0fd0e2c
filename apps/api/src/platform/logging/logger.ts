import { randomUUID } from 'node:crypto';
import type { LoggerService } from '@nestjs/common';
import pino, { type DestinationStream, type Logger } from 'pino';
import pinoHttp from 'pino-http';

/** Values under these names never reach a log, at whatever depth pino looks (two levels). */
const SECRET_NAMES = [
  'authorization',
  'cookie',
  'set-cookie',
  'apikey',
  'x-csrf-token',
  'password',
  'token',
  'token_hash',
  'access_token',
  'refresh_token',
];

/** A database error carries the statement's parameters (addresses, password hashes): only what names the fault is kept. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, cause } = error as Error & { code?: unknown };
  return {
    type: error.name,
    message: cut(error.message, MESSAGE_LENGTH),
    code,
    stack: cut(error.stack, STACK_LENGTH),
    cause: cause instanceof Error ? describeError(cause) : undefined,
  };
}

/** Of what others can make as long as they like, no more than this reaches a log. */
const PATH_LENGTH = 300;
const MESSAGE_LENGTH = 2_000;
const STACK_LENGTH = 8_000;
const cut = (text: string | undefined, length: number) =>
  text !== undefined && text.length > length ? `${text.slice(0, length)}…` : text;

/** Bytes that wait for room on a full disk. What comes then is dropped. */
const WAITING_BYTES = 1024 * 1024;

/**
 * Writes lines to a file descriptor, and never fails: what cannot be written (the disk is full, nobody reads any more) waits
 * for the next line, and is dropped when too much waits. Synchronous, since pino's asynchronous stream writes what is left
 * when the process ends, and on a full disk it does so for ever.
 */
export function lineWriter(fd: number): DestinationStream {
  const output = pino.destination({
    dest: fd,
    sync: true,
    maxLength: WAITING_BYTES,
    retryEAGAIN: () => false, // its answer to a reader that does not read is to sleep
  });
  output.on('error', () => undefined);
  // without flushSync, which pino calls for a fatal error and which tries for ever too
  return { write: (line) => output.write(line) };
}

export function createLogger(level: string, destination: DestinationStream = lineWriter(1)): Logger {
  const options = {
    level,
    base: undefined,
    serializers: { err: describeError },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: SECRET_NAMES.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[redacted]',
    },
  };
  return pino(options, destination);
}

const REQUEST_ID = /^[\w-]{8,64}$/;

/** One line a request: method, path without its query (which can carry tokens), status, time, request id. */
export function requestLog(logger: Logger) {
  return pinoHttp({
    // its serializers below let nothing through that could be secret, and looking for it would be half of the line's cost
    logger: logger.child({}, { redact: [] }),
    genReqId: (request, response) => {
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: cut(request.url.split('?', 1)[0], PATH_LENGTH),
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
    customLogLevel: (_, response, error) =>
      error || response.statusCode >= 500 ? 'error' : response.statusCode >= 400 ? 'info' : 'debug',
    autoLogging: { ignore: (request) => /^\/(api\/(health|ready)|assets|static|remotes)/.test(request.url ?? '') },
  });
}

/** Who writes a line for each module and route at every start. */
const START_UP_DETAIL = new Set<unknown>(['InstanceLoader', 'RoutesResolver', 'RouterExplorer']);

/** NestJS writes through pino too. Its last argument is the name of who logs. */
export class PinoLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  private write(level: 'error' | 'warn' | 'info' | 'debug' | 'trace', message: unknown, rest: unknown[]): void {
    const context = typeof rest.at(-1) === 'string' ? rest.at(-1) : undefined;
    if (message instanceof Error) this.logger[level]({ err: message, context }, message.message);
    else if (typeof message === 'object' && message !== null)
      this.logger[level]({ ...message, context }, typeof rest[0] === 'string' && rest.length > 1 ? rest[0] : undefined);
    else this.logger[level]({ stack: rest.length > 1 ? rest[0] : undefined, context }, String(message));
  }

  log(message: unknown, ...rest: unknown[]): void {
    this.write(START_UP_DETAIL.has(rest.at(-1)) ? 'debug' : 'info', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }
}
