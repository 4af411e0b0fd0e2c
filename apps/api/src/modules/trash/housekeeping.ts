import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  Optional,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../config';
import { CallJournal } from '../../platform/ai';
import { inTurn } from '../../platform/persistence';
import { Files } from '../../platform/storage';
import { AccessCleanup } from '../auth';
import { TrashService } from './trash.service';

const EVERY_MS = 60 * 60 * 1_000;
/** A little less, since the clocks of several workers begin at different times. */
const NOT_AGAIN_WITHIN_MS = 55 * 60 * 1_000;
/** Objects without a row may belong to work under way: no job takes this long. */
const ORPHAN_AGE_MS = 60 * 60 * 1_000;

/** With outages and all attempts no job goes on for a day. */
const CALLS_AGE_MS = 24 * 60 * 60 * 1_000;

/**
 * By one of the workers, at its start and once an hour: removes access that ran out, what is due in the trash, what ended jobs have left of their
 * requests, and objects that nothing owns. Each by itself, so that one that fails holds up none of the others.
 */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Housekeeping');
  private timer?: NodeJS.Timeout;
  private stopping = false;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly trash: TrashService,
    private readonly files: Files,
    private readonly calls: CallJournal,
    @Inject(CONFIG) private readonly config: Config,
    // a hosted project has its own accounts
    @Optional() private readonly access?: AccessCleanup,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.role === 'api') return;
    this.timer = setInterval(() => void this.takeTurn(), EVERY_MS).unref();
    // at once, while a new store is empty and nobody has set DATABASE_URL or DATA_DIR anew
    await this.step('pairing', () => this.files.arePaired());
    void this.takeTurn();
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
    clearInterval(this.timer);
  }

  private takeTurn(): Promise<void> {
    return this.step('housekeeping', () =>
      inTurn(this.database, 'housekeeping', NOT_AGAIN_WITHIN_MS, () => this.run()),
    );
  }

  async run(): Promise<void> {
    await this.step('access', async () => this.access?.removeExpired());
    await this.step('trash', () => this.trash.purgeExpired());
    await this.step('provider calls', () => this.calls.removeBefore(new Date(Date.now() - CALLS_AGE_MS)));
    await this.step('files', async () => {
      const removed = await this.files.sweep(new Date(Date.now() - ORPHAN_AGE_MS));
      if (removed > 0) this.log.log(`removed ${removed} objects that nothing owned`);
    });
  }

  private async step(name: string, work: () => Promise<unknown>): Promise<void> {
    if (this.stopping) return;
    try {
      await work();
    } catch (error) {
      // what is under way when the database closes is done by the next start
      if (!this.stopping) this.log.warn({ err: error }, `${name}: not finished`);
    }
  }
}
