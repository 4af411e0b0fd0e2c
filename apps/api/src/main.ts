import './tracing';
import 'reflect-metadata';
import { createApp } from './create-app';
import { start } from './start';

start('The API', async (config) => {
  const app = await createApp(config);
  await app.listen(config.http.port, config.http.host);
});
