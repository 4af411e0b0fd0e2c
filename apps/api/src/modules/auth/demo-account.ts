import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { CONFIG, type Config } from '../../config';
import { embeddedAuth } from './embedded-auth';
import { OneTimeTokenEntity } from './one-time-token.entity';
import { Passwords } from './passwords';
import { SessionEntity } from './session.entity';
import { UserEntity } from './user.entity';

/** The account with which one person tries the product on the own machine. Elsewhere there is none, and one that was made before is closed. */
@Injectable()
export class DemoAccount implements OnApplicationBootstrap {
  private ensured?: Promise<string | undefined>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly passwords: Passwords,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.role !== 'worker') await this.ensure();
  }

  /** Makes the account, or gives it the configured password. @returns its user id; nothing outside a local trial */
  ensure(): Promise<string | undefined> {
    return (this.ensured ??= this.config.localTrial ? this.make() : this.close());
  }

  private async make(): Promise<string | undefined> {
    const { demoPassword } = embeddedAuth(this.config);
    if (demoPassword === undefined) return undefined;
    const email = `demo@${this.config.product.companyDomain}`;
    const known = await this.users.findOneBy({ email });
    if (known?.isDemo && known.emailConfirmedAt && (await this.passwords.verify(known.passwordHash, demoPassword)))
      return known.id;
    const passwordHash = await this.passwords.hash(demoPassword);
    const user = this.users.create({
      userMetadata: { full_name: 'Demo Designer' },
      ...known,
      email,
      passwordHash,
      emailConfirmedAt: known?.emailConfirmedAt ?? new Date(),
      isDemo: true,
    });
    return (await this.users.save(user)).id;
  }

  /** What was made on it stays, for the owner of that address: the way in is a link by mail, as for everybody who lost a password. */
  private async close(): Promise<undefined> {
    await this.users.manager.transaction(async (manager) => {
      const known = await manager.findOne(UserEntity, { where: { isDemo: true }, lock: { mode: 'pessimistic_write' } });
      if (!known) return;
      const { id: userId } = known;
      await manager.update(UserEntity, userId, { passwordHash: null, isDemo: false });
      await manager.delete(SessionEntity, { userId });
      await manager.delete(OneTimeTokenEntity, { userId });
    });
  }
}
