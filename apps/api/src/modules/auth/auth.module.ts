import { Global, Module } from '@nestjs/common';
import { SESSION_CHECK } from '../../platform/auth';
import { AccessCleanup } from './access-cleanup';
import { AccessTokens } from './access-tokens';
import { AccountsService } from './accounts.service';
import { AuthLimits } from './auth-limits';
import { AuthMails } from './auth-mails';
import { AuthController } from './auth.controller';
import { DemoAccount } from './demo-account';
import { Passwords } from './passwords';
import { SessionsService } from './sessions.service';

/** The product's own accounts. Global, since the guard of every route asks it whether a session is still alive. */
@Global()
@Module({
  controllers: [AuthController],
  providers: [
    AccessCleanup,
    AccessTokens,
    AccountsService,
    AuthLimits,
    AuthMails,
    DemoAccount,
    Passwords,
    SessionsService,
    { provide: SESSION_CHECK, useExisting: SessionsService },
  ],
  exports: [SESSION_CHECK, AccessCleanup, DemoAccount],
})
export class AuthModule {}
