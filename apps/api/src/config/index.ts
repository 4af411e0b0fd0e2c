export { CONFIG, loadConfig, loadS3Settings } from './config';
export type { AuthConfig, Config, ProviderSettings, S3Settings } from './config';
export { childEnvironment } from './child-environment';
export { ConfigModule } from './config.module';
export { ConfigurationError } from './environment';
export type { ProviderName } from './environment';
export { useTemporaryFolder } from './temporary-folder';
