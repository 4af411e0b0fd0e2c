import type { INestApplication } from '@nestjs/common';
import { ModulesContainer, Reflector } from '@nestjs/core';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { openApiDocument } from '../platform/openapi';
import { quotaOf } from '../platform/persistence';
import { entitiesOnDisk } from '../../test/entities';
import { type Person, person } from '../../test/people';
import { createTestApp, type TestApp } from '../../test/test-app';

// Everything here is made from the API's own description: a new route is tried without anybody remembering to.

interface Route {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  parameters: { name: string; in: string }[];
  takesBody: boolean;
}

const OPEN = ['get /api/csrf-token', 'get /api/health', 'get /api/ready'];
const NOBODYS = '00000000-0000-4000-8000-000000000000';
const nameOf = ({ method, path }: Route) => `${method} ${path}`;

const routesOf = (app: INestApplication): Route[] =>
  Object.entries(openApiDocument(app).paths)
    .flatMap(([path, operations]) =>
      Object.entries(operations as Record<string, { parameters?: Route['parameters']; requestBody?: unknown }>).map(
        ([method, { parameters = [], requestBody }]) => ({
          method: method as Route['method'],
          path,
          parameters,
          takesBody: requestBody !== undefined,
        }),
      ),
    )
    .filter(({ path }) => path.startsWith('/api/'));

describe('every route of the API', () => {
  let test: TestApp;
  let routes: Route[];
  let anna: Person;
  const fill = ({ path }: Route, id: string) =>
    path
      .replace('/trash/{type}', '/trash/design')
      .replace('{type}', 'voice')
      .replace('{version}', '1')
      .replace('{template}', 'logo_prompt')
      .replace('{id}', id)
      .replace(/\{\w+\}/g, `${NOBODYS}/x.png`);
  const send = (who: Person, route: Route, path: string, body?: object) =>
    route.method === 'get'
      ? who.get(path)
      : route.method === 'delete'
        ? route.takesBody
          ? who.delete(path).send(body)
          : who.delete(path)
        : who[route.method](path, body);

  beforeAll(async () => {
    test = await createTestApp({ ROLE: 'api' });
    anna = await person(test);
    routes = routesOf(test.app);
  });
  afterAll(() => test.close());

  /** Runs one attempt on each route that `which` names, and lists those that did not answer as they must. */
  const failures = async (
    which: (route: Route) => boolean,
    attempt: (route: Route) => Promise<request.Response>,
    right: (answer: request.Response) => boolean,
  ) => {
    const tried = routes.filter(which);
    expect(tried.length).toBeGreaterThan(0);
    const wrong: string[] = [];
    for (const route of tried) {
      const answer = await attempt(route);
      const { error, message, status_code } = answer.body as Record<string, unknown>;
      const shaped =
        answer.status < 400 || (typeof error === 'string' && message !== undefined && status_code === answer.status);
      if (!right(answer) || !shaped) wrong.push(`${nameOf(route)}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    return wrong;
  };

  const guarded = (route: Route) => !OPEN.includes(nameOf(route));
  const changes = (route: Route) => route.method !== 'get';
  const withId = ({ path }: Route) => path.includes('{id}');

  it('refuses who is not logged in', async () => {
    const { body, headers } = await request(test.app.getHttpServer()).get('/api/csrf-token');
    const visitor = request
      .agent(test.app.getHttpServer())
      .set('X-CSRF-Token', body.csrfToken)
      .set('Cookie', String(headers['set-cookie']).split(';')[0] ?? '');
    expect(
      await failures(
        guarded,
        (route) => visitor[route.method](fill(route, NOBODYS)).then(),
        ({ status }) => status === 401,
      ),
    ).toEqual([]);
  });

  it('refuses a change without the CSRF token', async () => {
    const bare = (route: Route) => request(test.app.getHttpServer())[route.method](fill(route, NOBODYS)).then();
    expect(
      await failures(
        (route) => guarded(route) && changes(route),
        bare,
        ({ status, body }) => status === 403 && body.code === 'EBADCSRFTOKEN',
      ),
    ).toEqual([]);
  });

  it('refuses a malformed id', async () => {
    expect(
      await failures(
        withId,
        (route) => send(anna, route, fill(route, 'not-an-id'), {}).then(),
        ({ status }) => status === 400,
      ),
    ).toEqual([]);
  });

  it("answers 404 to an id that is nobody's", async () => {
    // a body that the route accepts, whatever it is: what is asked for does not exist
    const bodies: Record<string, object> = {
      '/api/designs/{id}': { favorite: true },
      '/api/brand-profiles/{id}': { name: 'Alder' },
      '/api/prompts/{id}': { name: 'Alder' },
      '/api/brands/{id}/strategy': { strategy_input_type: 'voice', strategy_text: 'Calm' },
      'patch /api/brands/{id}/website-content': {
        structured_content: {},
        order: [],
        locked: [],
        seo: { title: '', description: '' },
      },
      '/api/collections/{id}/items': { inspiration_ids: [NOBODYS] },
      '/api/proposals/{id}': { title: 'Alder' },
    };
    expect(
      await failures(
        withId,
        (route) => send(anna, route, fill(route, NOBODYS), bodies[nameOf(route)] ?? bodies[route.path] ?? {}).then(),
        ({ status }) => status === 404,
      ),
    ).toEqual([]);
  });

  it("answers the same to somebody else's id, and changes nothing", async () => {
    const { body: made } = await anna.post('/api/brand-profiles', { brand_name: 'Alder' }).expect(201);
    const { body: accepted } = await anna
      .post('/api/designs/generate_async', { provider: 'studio', operation: 'text-to-image', prompt: 'A secret' })
      .expect(202);
    const ben = await person(test);
    const bodies: Record<string, object> = {
      '/api/designs/{id}': { favorite: true },
      '/api/brand-profiles/{id}': { name: 'Stolen' },
      '/api/prompts/{id}': { name: 'Stolen' },
      '/api/brands/{id}/strategy': { strategy_input_type: 'voice', strategy_text: 'Stolen' },
      'patch /api/brands/{id}/website-content': {
        structured_content: {},
        order: [],
        locked: [],
        seo: { title: '', description: '' },
      },
      '/api/collections/{id}/items': { inspiration_ids: [NOBODYS] },
      '/api/proposals/{id}': { title: 'Alder' },
    };
    for (const id of [made.profile.id, accepted.design_request_id]) {
      expect(
        await failures(
          withId,
          (route) => send(ben, route, fill(route, id), bodies[nameOf(route)] ?? bodies[route.path] ?? {}).then(),
          ({ status }) => status === 404,
        ),
      ).toEqual([]);
    }
    expect((await anna.get(`/api/brand-profiles/${made.profile.id}`).expect(200)).body).toEqual(made);
    expect((await anna.get(`/api/designs/${accepted.design_request_id}`).expect(200)).body).toMatchObject({
      favorite: false,
      status: 'pending',
    });
  });

  it('refuses fields that it does not know', async () => {
    expect(
      await failures(
        ({ takesBody }) => takesBody,
        (route) => send(anna, route, fill(route, NOBODYS), { no_such_field: 1 }).then(),
        ({ status, text }) => status === 400 && text.includes('no_such_field is not a known field.'),
      ),
    ).toEqual([]);
  });

  it.each([
    ['a list', []],
    ['a list of lists in every field', [[]]],
    ['null in every field', null],
    ['an object in every field', { a: [1] }],
    ['NUL in every text', 'a\u0000b'],
    ['a number that is none', Number.MAX_VALUE],
  ])('refuses %s with a sentence', async (_, value) => {
    const schemas = openApiDocument(test.app).components?.schemas as Record<
      string,
      { properties?: Record<string, unknown> }
    >;
    const document = openApiDocument(test.app).paths as unknown as Record<
      string,
      Record<string, { requestBody?: { content: Record<string, { schema: { $ref?: string } }> } }>
    >;
    const bodyOf = ({ path, method }: Route): object => {
      const ref = document[path]?.[method]?.requestBody?.content['application/json']?.schema.$ref ?? '';
      const fields = Object.keys(schemas[ref.split('/').at(-1) ?? '']?.properties ?? {});
      return Array.isArray(value) && value.length === 0
        ? []
        : Object.fromEntries(fields.map((field) => [field, value]));
    };
    expect(
      await failures(
        ({ takesBody }) => takesBody,
        (route) => send(anna, route, fill(route, NOBODYS), bodyOf(route)).then(),
        ({ status }) => status >= 400 && status < 500,
      ),
    ).toEqual([]);
  });

  it('refuses JSON that is nested too deeply, before anybody walks through it', async () => {
    for (const depth of [32, 20_000, 500_000])
      expect(
        await failures(
          ({ takesBody }) => takesBody,
          (route) =>
            send(anna, route, fill(route, NOBODYS))
              .set('Content-Type', 'application/json')
              .send(`{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`)
              .then(),
          ({ status, body }) => status === 400 && body.code !== 'VALIDATION_FAILED',
        ),
      ).toEqual([]);
  });

  it('lets no cache keep an answer', async () => {
    expect(
      await failures(
        ({ method }) => method === 'get',
        (route) => anna.get(fill(route, NOBODYS)).then(),
        ({ headers }) => headers['cache-control'] === 'no-store',
      ),
    ).toEqual([]);
  });

  it('takes no other content type than it says', async () => {
    const { body } = await anna.get('/api/csrf-token');
    const typed = (route: Route) =>
      send(anna, route, fill(route, NOBODYS))
        .set('X-CSRF-Token', body.csrfToken)
        .set('Content-Type', 'text/xml')
        .send('<a/>')
        .then();
    expect(
      await failures(
        (route) => changes(route) && route.takesBody,
        typed,
        ({ status }) => status === 415,
      ),
    ).toEqual([]);
  });

  it('refuses query fields that are no numbers where it wants numbers, and unknown ones', async () => {
    const paged = ({ parameters }: Route) => parameters.some(({ name }) => name === 'page');
    for (const query of ['page=0', 'page=x', 'per_page=1001', 'page[]=1&page[]=2', 'colour=red', 'page=1e99']) {
      expect(
        await failures(
          paged,
          (route) => anna.get(`${route.path}?${query}`).then(),
          ({ status }) => status === 400,
        ),
      ).toEqual([]);
    }
  });

  it('gives lists by pages, or such as have a bound', () => {
    const bounded: Record<string, string> = {
      'get /api/brands/{id}/website-content': 'the sections of one page, of which there are seven',
      'get /api/collections/{id}': 'four pictures',
      'get /api/v1/analyzers': "the program's own list",
      'get /api/v1/analysis/{id}': 'ten texts, two hundred lines, eight colours',
      'get /api/inspirations/{id}': 'twenty tags, four thumbnails, six colours',
      'get /api/inspirations/meta': "two hundred of each kind, and the program's own list",
      'get /api/jobs': 'a hundred ids',
      'get /api/prompts': 'a hundred by its own limit',
      'get /api/prompts/types': 'five hundred',
      'get /api/prompt-templates/available': "the program's own list",
      'get /api/brands/{id}/prompts': 'a hundred',
      'get /api/brands/{id}/prompt-variables': "the program's own list",
      'get /api/designs/filter-options': "the quota of brands, and the program's own lists",
      'get /api/designs/{id}': 'fifty children',
      'get /api/proposals/studios': "the program's own list",
      'get /api/proposals/{id}': 'three pictures, eight colours and forty lines of each',
      'get /api/usage': 'the providers that are configured',
    };
    type Schema = { $ref?: string; type?: string; items?: Schema; properties?: Record<string, Schema> };
    const document = openApiDocument(test.app);
    const schemas = document.components?.schemas as Record<string, Schema>;
    const holdsList = ({ $ref, type, properties = {} }: Schema): boolean =>
      type === 'array' ||
      ($ref !== undefined && holdsList(schemas[$ref.split('/').at(-1) ?? ''] ?? {})) ||
      Object.values(properties).some(holdsList);
    const answerOf = ({ path, method }: Route): Schema =>
      (
        document.paths[path] as Record<
          string,
          { responses: Record<string, { content?: Record<string, { schema: Schema }> }> }
        >
      )[method]?.responses['200']?.content?.['application/json']?.schema ?? {};
    const lists = routes.filter((route) => route.method === 'get' && holdsList(answerOf(route)));
    const paged = ({ parameters }: Route) => parameters.some(({ name }) => name === 'page');
    expect(lists.some(paged)).toBe(true);
    expect(new Set(lists.filter((route) => !paged(route)).map(nameOf))).toEqual(new Set(Object.keys(bounded)));
  });

  it('writes no kind of row of which a user may have any number', () => {
    const bounded: Record<string, string> = {
      DesignRequest: 'each has a design',
      FileRow: 'each belongs to a design or its request, to an inspiration, or to an analysis',
      InspirationColor: 'six of each inspiration',
      KnownDeviceEntity: 'twenty of each user',
      ProviderUse: 'one of each request to a provider, which the limits on requests and jobs let through',
      Revision: 'the newest 200 of each text',
      SampleAccount: 'one of each user',
      SessionEntity: 'the limits on sign-in, and how long they live',
      OneTimeTokenEntity: 'the limits on mail, and how long they live',
    };
    const kinds = test.app
      .get(DataSource)
      .entityMetadatas.filter(({ columns }) => columns.some(({ databaseName }) => databaseName === 'user_id'));
    const open = kinds.filter(({ target }) => quotaOf(target) === undefined).map(({ name }) => name);
    expect(open.sort()).toEqual(Object.keys(bounded).sort());
  });

  it('tells which methods a path has', async () => {
    const { body, headers } = await anna.post('/api/designs', {}).expect(405);
    expect(headers.allow).toBe('GET');
    expect(body).toMatchObject({ status_code: 405, error: 'This method is not allowed here.' });
  });

  it('answers an unknown path with JSON', async () => {
    const { body } = await anna.get('/api/no-such-thing').expect(404).expect('Content-Type', /json/);
    expect(body).toMatchObject({ status_code: 404, error: 'Not found.' });
  });

  it('refuses a body over 1 MB', async () => {
    await anna.post('/api/brand-profiles', { brand_name: 'x'.repeat(1_100_000) }).expect(413);
  });

  it('finds every entity loaded, so that none escapes the comparison with the migrations', async () => {
    const loaded = test.app.get(DataSource).entityMetadatas.map(({ name }) => name);
    const written = (await entitiesOnDisk()).map(({ name }) => name);
    expect(loaded.sort()).toEqual(written.sort());
  });

  it('is in the description, and only the platform is open to everybody', () => {
    const reflector = new Reflector();
    const handlers = [...test.app.get(ModulesContainer).values()].flatMap((module) =>
      [...module.controllers.values()].flatMap(({ metatype }) => {
        const controller = metatype as { name: string; prototype: object };
        return Object.getOwnPropertyNames(controller.prototype)
          .map((name) => ({ name, handler: (controller.prototype as Record<string, unknown>)[name], controller }))
          .filter(
            ({ handler }) =>
              typeof handler === 'function' && reflector.get('path', handler as () => void) !== undefined,
          );
      }),
    );
    const open = handlers
      .filter(({ handler, controller }) =>
        reflector.getAllAndOverride('isPublic', [handler as () => void, controller as never]),
      )
      .map(({ controller, name }) => `${controller.name}.${name}`);
    const ours = open.filter((name) => !/^(Auth|Postgrest|Mailbox)/.test(name));
    expect(ours.sort()).toEqual([
      'ArchivesController.getArchive',
      'CsrfController.getCsrfToken',
      'ExportsController.getExport',
      'FilesController.getFile',
      'FilesController.getTrashedFile',
      'HealthController.getHealth',
      'HealthController.getReady',
      'MetricsController.getMetrics',
    ]);
  });
});
