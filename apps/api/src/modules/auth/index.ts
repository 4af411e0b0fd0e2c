export { AccessCleanup } from './access-cleanup';
export { AuthModule } from './auth.module';
export { useAuthProtocol } from './auth-protocol';
export { DemoAccount } from './demo-account';
