export { CONFIG, loadConfig } from './config';
export type { AuthConfig, Config } from './config';
export { childEnvironment } from './child-environment';
export { ConfigModule } from './config.module';
export { ConfigurationError } from './environment';
export { useTemporaryFolder } from './temporary-folder';
