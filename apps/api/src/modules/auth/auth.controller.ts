import {
  All,
  Body,
  Controller,
  Get,
  Header,
  Headers,
  HttpCode,
  Inject,
  Post,
  Put,
  Query,
  Redirect,
  UseFilters,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { CONFIG, type Config } from '../../config';
import { Public } from '../../platform/auth';
import { AccountsService } from './accounts.service';
import { AuthError, linkExpired, validationFailed } from './auth-error';
import { AuthErrorFilter } from './auth-error.filter';
import { AuthLimits } from './auth-limits';
import { confirmationUrl } from './auth-mails';
import {
  passwordGrant,
  read,
  recoverRequest,
  refreshGrant,
  resendRequest,
  signUpRequest,
  userUpdate,
  verifyRequest,
} from './auth-requests';
import { Client, type ClientInfo } from './client-info';
import { embeddedAuth } from './embedded-auth';
import { MailLinksService } from './mail-links.service';
import { SIGN_OUT_SCOPES, SessionsService, type SignOutScope } from './sessions.service';
import { toUserResponse } from './user.mapper';

const NO_PROVIDERS = { phone: false, anonymous_users: false };

/** The Supabase Auth protocol, as far as the product uses it. `redirect_to` is ignored: links lead to PUBLIC_URL alone. */
@ApiExcludeController()
@Public()
@UseFilters(AuthErrorFilter)
@Controller('auth/v1')
export class AuthController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly accounts: AccountsService,
    private readonly links: MailLinksService,
    private readonly sessions: SessionsService,
    private readonly limits: AuthLimits,
  ) {}

  @Post('signup')
  @HttpCode(200)
  async signUp(@Body() body: unknown, @Client() client: ClientInfo) {
    const { email, phone, password, data } = read(signUpRequest, body);
    await this.limits.signUp(client.address);
    if (!email && phone) throw new AuthError(422, 'phone_provider_disabled', 'Phone signups are disabled');
    if (!email) throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
    return this.accounts.signUp(email, password ?? '', data ?? {}, client);
  }

  @Post('token')
  @HttpCode(200)
  async createToken(@Query('grant_type') grantType: unknown, @Body() body: unknown, @Client() client: ClientInfo) {
    switch (grantType) {
      case 'password': {
        const { email = '', password = '' } = read(passwordGrant, body);
        return this.accounts.signIn(email, password, client);
      }
      case 'refresh_token': {
        const { refresh_token = '' } = read(refreshGrant, body);
        return this.sessions.refresh(refresh_token);
      }
      default:
        throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
    }
  }

  @Get('user')
  async getUser(@Headers('authorization') authorization?: string) {
    const { user } = await this.sessions.authenticate(authorization);
    return toUserResponse(user);
  }

  @Put('user')
  async updateUser(
    @Body() body: unknown,
    @Client() client: ClientInfo,
    @Headers('authorization') authorization?: string,
  ) {
    const { user, sessionId } = await this.sessions.authenticate(authorization);
    const { app_metadata, ...changes } = read(userUpdate, body);
    if (app_metadata !== undefined)
      throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
    await this.limits.change(user.id);
    return this.accounts.update(user, sessionId, changes, client);
  }

  @Post('logout')
  @HttpCode(204)
  async signOut(@Query('scope') scope: unknown = 'global', @Headers('authorization') authorization?: string) {
    if (!isScope(scope)) throw validationFailed('Unsupported logout scope');
    const { user, sessionId } = await this.sessions.authenticate(authorization);
    await this.sessions.end(user.id, sessionId, scope);
  }

  @Post('recover')
  @HttpCode(200)
  async recover(@Body() body: unknown, @Client() client: ClientInfo) {
    const { email = '' } = read(recoverRequest, body);
    await this.limits.askForMail(client.address);
    await this.links.recover(email, client);
    return {};
  }

  @Post('resend')
  @HttpCode(200)
  async resend(@Body() body: unknown, @Client() client: ClientInfo) {
    const { type, email = '' } = read(resendRequest, body);
    await this.limits.askForMail(client.address);
    await this.links.resend(type, email, client);
    return {};
  }

  @Post('verify')
  @HttpCode(200)
  async verify(@Body() body: unknown, @Client() client: ClientInfo) {
    const { type, token_hash, token, email } = read(verifyRequest, body);
    await this.limits.verify(client.address);
    const given = token_hash ?? token;
    if (!given) throw linkExpired();
    return this.links.verify(type, given, email, client);
  }

  /** A link of the classic form leads to the page with the button. It redeems nothing: mail scanners open links. */
  @Get('verify')
  @Redirect(undefined, 303)
  openLink(@Query('token') token: unknown, @Query('token_hash') tokenHash: unknown, @Query('type') type: unknown) {
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    return { url: confirmationUrl(this.config, text(type), text(tokenHash) || text(token)) };
  }

  @Get('settings')
  getSettings() {
    const { autoconfirm } = embeddedAuth(this.config);
    return {
      external: { email: true, ...NO_PROVIDERS },
      disable_signup: false,
      mailer_autoconfirm: autoconfirm,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
      saml_private_key_next_configured: false,
      passkeys_enabled: false,
    };
  }

  @Get('health')
  getHealth() {
    return {
      version: '1',
      name: 'GoTrue',
      description: 'The accounts of this installation, by the Supabase Auth protocol',
    };
  }

  /** A shared secret is never published: clients then ask /user. */
  @Get('.well-known/jwks.json')
  @Header('Cache-Control', 'public, max-age=600')
  getKeys() {
    return { keys: [] };
  }

  @All(['otp', 'magiclink'])
  refuseOneTimePasswords() {
    throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');
  }

  @All('authorize')
  refuseProviders() {
    throw validationFailed('Unsupported provider: provider is not enabled');
  }

  @All('*path')
  refuseUnknown() {
    throw new AuthError(404, 'not_found', 'This endpoint is not available');
  }
}

const isScope = (scope: unknown): scope is SignOutScope => SIGN_OUT_SCOPES.some((known) => known === scope);
