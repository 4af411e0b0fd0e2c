import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SESSION_CHECK } from '../../platform/auth';
import { AccessCleanup } from './access-cleanup';
import { AccessTokens } from './access-tokens';
import { AccountsService } from './accounts.service';
import { AuthLimits } from './auth-limits';
import { AuthMails } from './auth-mails';
import { AuthController } from './auth.controller';
import { DemoAccount } from './demo-account';
import { EmailChanges } from './email-changes';
import { KnownDeviceEntity } from './known-device.entity';
import { KnownDevices } from './known-devices';
import { MailLinksService } from './mail-links.service';
import { OneTimeTokenEntity } from './one-time-token.entity';
import { Passwords } from './passwords';
import { SessionEntity } from './session.entity';
import { SessionsService } from './sessions.service';
import { UserEntity } from './user.entity';

/** The product's own accounts. Global, since the guard of every route asks it whether a session is still alive. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([KnownDeviceEntity, OneTimeTokenEntity, SessionEntity, UserEntity])],
  controllers: [AuthController],
  providers: [
    AccessCleanup,
    AccessTokens,
    AccountsService,
    AuthLimits,
    AuthMails,
    DemoAccount,
    EmailChanges,
    KnownDevices,
    MailLinksService,
    Passwords,
    SessionsService,
    { provide: SESSION_CHECK, useExisting: SessionsService },
  ],
  exports: [SESSION_CHECK, AccessCleanup, DemoAccount],
})
export class AuthModule {}
