import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, MoreThan, Not, Repository } from 'typeorm';
import { CONFIG, type Config } from '../../config';
import { Files } from '../../platform/storage';
import { Inspiration } from './inspiration.entity';
import { BUCKET } from './inspirations.mapper';
import { PictureReader } from './pictures/picture-reader';

const AT_ONCE = 50;
const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * In workers, at the start: fingerprints for pictures that were saved before there were any of this kind. One after the other, behind all
 * other work; a picture that cannot be read is left for the next start, and two workers that read the same one do no harm.
 */
@Injectable()
export class Fingerprints implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Fingerprints');
  private stopping = false;

  constructor(
    @InjectRepository(Inspiration) private readonly inspirations: Repository<Inspiration>,
    private readonly files: Files,
    private readonly reader: PictureReader,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.role === 'api') return;
    this.complete().catch((error: unknown) => {
      // what is under way when the database closes is done by the next start
      if (!this.stopping) this.log.warn({ err: error }, 'not finished');
    });
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  /** @returns how many were made */
  async complete(): Promise<number> {
    let made = 0;
    for (let after = NO_ID; ;) {
      const rows = await this.inspirations.find({
        select: { id: true, imagePath: true },
        where: { id: MoreThan(after), fingerprint: IsNull(), imagePath: Not(IsNull()) },
        order: { id: 'ASC' },
        take: AT_ONCE,
        withDeleted: true,
      });
      for (const { id, imagePath } of rows) {
        if (this.stopping) return made;
        const fingerprint = await this.read(id, imagePath!);
        if (fingerprint === undefined) continue;
        await this.inspirations.update(
          { id, fingerprint: IsNull() },
          {
            fingerprint,
            updatedAt: () => 'updated_at', // nobody changed it
          },
        );
        made++;
      }
      const last = rows.at(-1);
      if (!last) break;
      after = last.id;
    }
    if (made > 0) this.log.log(`made ${made} fingerprints`);
    return made;
  }

  private async read(id: string, path: string): Promise<string | undefined> {
    try {
      return await this.reader.fingerprint(await this.files.readAll({ bucket: BUCKET, path }));
    } catch (error) {
      if (!this.stopping) this.log.warn({ err: error, id }, 'the picture cannot be read');
      return undefined;
    }
  }
}
