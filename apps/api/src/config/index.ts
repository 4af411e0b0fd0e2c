export { CONFIG, loadConfig } from './config';
export type { AuthConfig, Config } from './config';
export { ConfigModule } from './config.module';
export { ConfigurationError } from './environment';
