import 'reflect-metadata';
import { loadConfig } from './config';
import { createApp } from './create-app';
import { start } from './start';

start('The API', async () => {
  const config = loadConfig();
  const app = await createApp(config);
  await app.listen(config.http.port, config.http.host);
});
