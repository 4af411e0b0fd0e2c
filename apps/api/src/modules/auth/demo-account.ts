import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../config';
import { embeddedAuth } from './embedded-auth';
import { Passwords } from './passwords';
import { UserEntity } from './user.entity';

/** The account with which one person tries the product on the own machine. Elsewhere there is none. */
@Injectable()
export class DemoAccount implements OnApplicationBootstrap {
  private ensured?: Promise<string | undefined>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
    private readonly passwords: Passwords,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.role !== 'worker') await this.ensure();
  }

  /** Makes the account, or gives it the configured password. @returns its user id; nothing outside a local trial */
  ensure(): Promise<string | undefined> {
    return (this.ensured ??= this.make());
  }

  private async make(): Promise<string | undefined> {
    const { demoPassword } = embeddedAuth(this.config);
    if (!this.config.localTrial || demoPassword === undefined) return undefined;
    const email = `demo@${this.config.product.companyDomain}`;
    const users = this.database.getRepository(UserEntity);
    const known = await users.findOneBy({ email });
    if (known && known.emailConfirmedAt && (await this.passwords.verify(known.passwordHash, demoPassword)))
      return known.id;
    const passwordHash = await this.passwords.hash(demoPassword);
    const user = users.create({
      userMetadata: { full_name: 'Demo Designer' },
      ...known,
      email,
      passwordHash,
      emailConfirmedAt: known?.emailConfirmedAt ?? new Date(),
    });
    return (await users.save(user)).id;
  }
}
