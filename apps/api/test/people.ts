import { randomUUID } from 'node:crypto';
import { sign } from 'jsonwebtoken';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { SessionEntity, UserEntity } from '../src/modules/auth/entities';
import type { TestApp } from './test-app';

/** A signed-in person: every call carries the token, and the CSRF token with its cookie. */
export interface Person {
  id: string;
  get(path: string): request.Test;
  post(path: string, body?: object): request.Test;
  put(path: string, body?: object): request.Test;
  patch(path: string, body?: object): request.Test;
  /** a form: text fields, and files by the name of their field */
  postForm(path: string, fields: Record<string, string>, files: Record<string, Buffer>): request.Test;
  delete(path: string): request.Test;
}

export async function person({ app, config }: TestApp, id: string = randomUUID()): Promise<Person> {
  if (config.auth.mode !== 'embedded') throw new Error('Only our own tokens can be made here');
  const email = `${id}@${config.product.companyDomain}`;
  const { manager } = app.get(DataSource);
  await manager.insert(UserEntity, {
    id,
    email,
    passwordHash: 'not used: nobody signs in with it',
    emailConfirmedAt: new Date(),
  });
  const { identifiers } = await manager.insert(SessionEntity, { userId: id, method: 'password' });
  const claims = {
    sub: id,
    aud: 'authenticated',
    role: 'authenticated',
    iss: `${config.http.publicUrl}/auth/v1`,
    email,
    session_id: identifiers[0]?.id as string,
  };
  const token = sign(claims, config.auth.jwtSecret, { expiresIn: '1h' });
  const agent = request.agent(app.getHttpServer()).set('Authorization', `Bearer ${token}`);
  const { body } = await agent.get('/api/csrf-token');
  agent.set('X-CSRF-Token', body.csrfToken);
  return {
    id,
    get: (path) => agent.get(path),
    post: (path, body) => agent.post(path).send(body),
    put: (path, body) => agent.put(path).send(body),
    patch: (path, body) => agent.patch(path).send(body),
    postForm: (path, fields, files) => {
      const form = agent.post(path).field(fields);
      for (const [field, bytes] of Object.entries(files)) void form.attach(field, bytes, 'picture.png');
      return form;
    },
    delete: (path) => agent.delete(path),
  };
}
