export { KnownDeviceEntity } from './known-device.entity';
export { OneTimeTokenEntity } from './one-time-token.entity';
export { SessionEntity } from './session.entity';
export { UserEntity } from './user.entity';
