import { All, Controller, Get, Param, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request, Response } from 'express';
import { DataSource } from 'typeorm';
import { type Caller, CurrentUser, Public } from '../../platform/auth';
import { RequestsAtOnce } from '../../platform/concurrency';
import { beyondLimit, PostgrestError } from './postgrest-error';
import { PostgrestErrorFilter } from './postgrest-error.filter';
import { readQuery } from './read-query';
import { isReadableTable } from './readable-tables';
import { PostgrestGuard } from './postgrest.guard';

const JSON_ARRAY = 'application/json';
const JSON_OBJECT = 'application/vnd.pgrst.object+json';
/** Of all rows of one answer, before compression. */
const MAX_BYTES = 4_194_304;

interface Selected {
  rows: number;
  bytes: number;
  body: string;
  total: number | null;
}

/**
 * The read-only part of the PostgREST protocol that the front end's direct reads need: own rows of a few tables.
 * (Public only for the application's guard, whose answer has another shape: PostgrestGuard stands here instead.)
 */
@ApiExcludeController()
@Public()
@UseGuards(PostgrestGuard, RequestsAtOnce)
@UseFilters(PostgrestErrorFilter)
@Controller('rest/v1')
export class PostgrestController {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  @Get(':table')
  async read(
    @Param('table') table: string,
    @CurrentUser() user: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (!isReadableTable(table))
      throw new PostgrestError(404, 'PGRST205', `Could not find the table 'public.${table}' in the schema cache`);
    const mediaType = negotiate(request);
    const query = readQuery(
      table,
      new URL(request.originalUrl, 'http://localhost').searchParams,
      user.id,
      request.get('range'),
    );
    const count = /(?:^|[,;\s])count=(exact|planned|estimated)\b/.exec(request.get('prefer') ?? '')?.[1];

    const { rows, bytes, body, total } = await this.select(table, query, count !== undefined);
    if (total !== null && query.offset > total) {
      throw new PostgrestError(416, 'PGRST103', 'Requested range not satisfiable', {
        details: `An offset of ${query.offset} was requested, but there are only ${total} rows.`,
      });
    }
    if (mediaType === JSON_OBJECT && rows !== 1)
      throw new PostgrestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
        details: `The result contains ${rows} rows`,
      });
    if (bytes > MAX_BYTES)
      throw beyondLimit(
        `The answer would have ${bytes} bytes of rows, and at most ${MAX_BYTES} are given at once`,
        'Ask for fewer columns (select) or rows (limit).',
      );

    if (count) response.setHeader('Preference-Applied', `count=${count}`);
    response
      .status(total !== null && rows < total ? 206 : 200)
      .setHeader('Content-Range', `${rows > 0 ? `${query.offset}-${query.offset + rows - 1}` : '*'}/${total ?? '*'}`)
      .setHeader('Content-Profile', 'public')
      .setHeader('Content-Type', `${mediaType}; charset=utf-8`)
      .send(mediaType === JSON_OBJECT ? body.slice(1, -1) : body);
  }

  @All(':table')
  refuseWrites(@Req() request: Request): never {
    throw new PostgrestError(405, 'PGRST117', `Unsupported HTTP method: ${request.method}`);
  }

  @All('*path')
  refuseUnknown(): never {
    throw new PostgrestError(404, 'PGRST125', 'Invalid path specified in request URL');
  }

  /**
   * PostgreSQL writes the JSON, so that times keep their microseconds. Total and rows come from one statement. Of an
   * answer that is too large only the beginning is put together.
   */
  private async select(table: string, query: ReturnType<typeof readQuery>, counted: boolean): Promise<Selected> {
    const from = `FROM ${table} WHERE ${query.where}`;
    const total = counted ? `(SELECT count(*)::int ${from})` : 'NULL';
    const page = `SELECT ${query.columns} ${from} ORDER BY ${query.orderBy} LIMIT ${query.limit} OFFSET ${query.offset}`;
    const [result] = await this.database.query<Selected[]>(
      `WITH page AS (${page}),
            json AS MATERIALIZED (SELECT row_to_json(page)::text AS row FROM page),
            sized AS (SELECT row, sum(octet_length(row)) OVER (ROWS UNBOUNDED PRECEDING) AS so_far FROM json)
       SELECT count(*)::int AS rows, coalesce(max(so_far), 0)::int AS bytes,
              '[' || coalesce(string_agg(row, ',') FILTER (WHERE so_far <= ${MAX_BYTES}), '') || ']' AS body,
              ${total} AS total
         FROM sized`,
      query.values,
    );
    return result!;
  }
}

function negotiate(request: Request): typeof JSON_ARRAY | typeof JSON_OBJECT {
  const profile = request.get('accept-profile') ?? 'public';
  if (profile !== 'public')
    throw new PostgrestError(406, 'PGRST106', `Invalid schema: ${profile}`, {
      hint: 'Only the following schemas are exposed: public',
    });
  const accept = request.get('accept') ?? '*/*';
  if (accept.includes(JSON_OBJECT)) return JSON_OBJECT;
  if (!request.accepts(JSON_ARRAY))
    throw new PostgrestError(406, 'PGRST107', `None of these media types are available: ${accept}`);
  return JSON_ARRAY;
}
