import type { AddressInfo } from 'node:net';
import { GoTrueClient } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { type HostedProject, startHostedProject } from '../../../../../tools/stack/hosted-project.mjs';
import { insertBrands } from '../../../test/factories';
import { createTestApp, type TestApp } from '../../../test/test-app';

const PASSWORD = 'correct horse battery';

describe('Direct reads with the accounts of a hosted project', () => {
  let project: HostedProject;
  let test: TestApp;
  let url: string;

  beforeAll(async () => {
    project = await startHostedProject();
    test = await createTestApp({
      SUPABASE_URL: project.url,
      SUPABASE_ANON_KEY: project.anonKey,
      JWT_SECRET: '',
      FILES_SECRET: 'only-for-tests-files-0123456789-abcdefg',
    });
    await test.app.listen(0, '127.0.0.1');
    url = `http://127.0.0.1:${(test.app.getHttpServer().address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await test.close();
    await project.stop();
  });

  /** Signs in at the project and reads here, as the front end does. */
  async function signedIn(email: string) {
    const { id } = project.addUser(email, PASSWORD);
    const accounts = new GoTrueClient({ url: `${project.url}/auth/v1`, headers: { apikey: project.anonKey } });
    const { data, error } = await accounts.signInWithPassword({ email, password: PASSWORD });
    expect(error).toBeNull();
    await accounts.stopAutoRefresh();
    return { id, tables: tablesWith(data.session?.access_token ?? '') };
  }
  const tablesWith = (token: string) =>
    new PostgrestClient(`${url}/rest/v1`, { headers: { Authorization: `Bearer ${token}` } });
  it("give a user's own brands to choose from, and the counts of the dashboard", async () => {
    const ada = await signedIn('ada@example.com');
    const eve = await signedIn('eve@example.com');
    const database = test.app.get(DataSource);
    await insertBrands(database, ada.id, [{ brandName: 'Birch' }, { brandName: 'Alder' }]);
    await insertBrands(database, eve.id, [{ brandName: 'Cedar' }]);

    const brands = await ada.tables.from('brands').select('id, brand_name').eq('user_id', ada.id).order('brand_name');
    expect(brands).toMatchObject({ error: null, data: [{ brand_name: 'Alder' }, { brand_name: 'Birch' }] });
    for (const [table, count] of [
      ['brands', 2],
      ['design_requests', 0],
      ['prompt_drafts', 0],
    ] as const) {
      const counted = await ada.tables
        .from(table)
        .select('*', { count: 'exact', head: true })
        .gte('created_at', new Date(Date.now() - 60_000).toISOString());
      expect(counted).toMatchObject({ error: null, count });
    }
    expect((await eve.tables.from('brands').select('id').eq('user_id', ada.id)).data).toEqual([]);
    expect(project.asked.filter((path) => path.includes('/rest/'))).toEqual([]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['of the anon key', { role: 'anon', aud: undefined, sub: undefined }],
    ['of the service key', { role: 'service_role' }],
    ['for another audience', { aud: 'elsewhere' }],
    ['of another company', { email: 'ada@evil.com' }],
  ])('are closed to a token %s', async (_, claims) => {
    const token = await project.sign({
      sub: 'b5b1f6c2-55a0-4f2e-9d3d-0c7f5b1f0a11',
      email: 'ada@example.com',
      ...claims,
    });
    const { error, status } = await tablesWith(token).from('brands').select('id');
    expect([status, error?.code]).toEqual([401, 'PGRST301']);
  });
});

it('Direct reads say that the keys cannot be had, rather than refuse the token, while the project is down', async () => {
  const project = await startHostedProject();
  const token = await project.sign({ sub: 'b5b1f6c2-55a0-4f2e-9d3d-0c7f5b1f0a11', email: 'ada@example.com' });
  const test = await createTestApp({
    SUPABASE_URL: project.url,
    SUPABASE_ANON_KEY: project.anonKey,
    JWT_SECRET: '',
    FILES_SECRET: 'only-for-tests-files-0123456789-abcdefg',
  });
  await project.stop();
  const answer = await request(test.app.getHttpServer()).get('/rest/v1/brands').set('Authorization', `Bearer ${token}`);
  await test.close();
  expect([answer.status, answer.body.message]).toEqual([503, expect.stringMatching(/sign-in service/i)]);
});
