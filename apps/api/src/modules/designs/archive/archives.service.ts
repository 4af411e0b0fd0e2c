import { randomUUID } from 'node:crypto';
import { downloadName, extensionOf } from '@maquette/generation';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Redis } from 'ioredis';
import { In, IsNull, Not, Repository } from 'typeorm';
import { AppError, notFound, Outage } from '../../../platform/errors';
import { owned } from '../../../platform/persistence';
import { REDIS } from '../../../platform/redis';
import { FileLinks, Files, zip } from '../../../platform/storage';
import { Design } from '../design.entity';
import type { ArchiveResponse, LeftOutResponse } from './archive.dto';

const VALID_SECONDS = 10 * 60;
const FOLDER = 'archives';

/** Whose designs an address opens. */
interface Archive {
  userId: string;
  ids: string[];
}

const keyOf = (id: string) => `archive:${id}`;

/**
 * Several designs as one ZIP. The address is asked for first, since a browser downloads without a token; what it stands for is too
 * long for an address, and is kept in Redis for as long as it opens. Whether a design may be read is asked again when it is opened.
 */
@Injectable()
export class ArchivesService {
  constructor(
    @InjectRepository(Design) private readonly designs: Repository<Design>,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly files: Files,
    private readonly links: FileLinks,
  ) {}

  async create(userId: string, asked: string[]): Promise<ArchiveResponse> {
    const ids = [...new Set(asked.map((id) => id.toLowerCase()))];
    const found = await this.designs.find({
      select: { id: true, imagePath: true, deletedAt: true },
      where: { userId, id: In(ids) },
      withDeleted: true,
    });
    const known = new Map(found.map((design) => [design.id, design]));
    const leftOut = ids.flatMap((id): LeftOutResponse[] => {
      const reason = reasonToLeaveOut(known.get(id));
      return reason === undefined ? [] : [{ id, reason }];
    });
    const out = new Set(leftOut.map(({ id }) => id));
    const kept = ids.filter((id) => !out.has(id));
    if (found.length === 0) throw notFound(ids.length === 1 ? 'Design' : 'Designs');
    if (kept.length === 0)
      throw new AppError(409, 'NO_IMAGES', 'None of these designs has an image to download.', {
        details: { left_out: leftOut },
      });

    const id = randomUUID();
    const archive: Archive = { userId, ids: kept };
    await reachable(this.redis.set(keyOf(id), JSON.stringify(archive), 'EX', VALID_SECONDS));
    return { url: this.links.signBriefly(FOLDER, id, VALID_SECONDS), count: kept.length, left_out: leftOut };
  }

  /** @returns undefined when the address does not open, or when nothing is left of what it stood for */
  async open(id: string, expires: unknown, signature: unknown): Promise<ReturnType<typeof zip> | undefined> {
    if (!this.links.isSigned(FOLDER, id, { expires, signature })) return undefined;
    const stored = await reachable(this.redis.get(keyOf(id)));
    if (stored === null) return undefined;
    const { userId, ids } = JSON.parse(stored) as Archive;
    const found = await this.designs.find({
      select: { id: true, prompt: true, imagePath: true, mediaType: true, bytes: true, createdAt: true },
      where: { ...owned(userId), id: In(ids), imagePath: Not(IsNull()) },
    });
    if (found.length === 0) return undefined;
    const inOrder = new Map(ids.map((one, index) => [one, index]));
    found.sort((a, b) => (inOrder.get(a.id) ?? 0) - (inOrder.get(b.id) ?? 0));
    const names = distinctNames(
      found.map(({ prompt, mediaType }) => downloadName(prompt, extensionOf(mediaType ?? ''))),
    );
    return zip(
      found.map(({ imagePath, bytes, createdAt }, index) => ({
        name: names[index] as string,
        bytes: bytes as number,
        modifiedAt: createdAt,
        open: () => this.files.open({ bucket: 'design-images', path: imagePath as string }),
      })),
    );
  }
}

function reasonToLeaveOut(design: Pick<Design, 'imagePath' | 'deletedAt'> | undefined): string | undefined {
  if (!design) return 'Design not found.';
  if (design.deletedAt) return 'It is in the trash.';
  return design.imagePath === null ? 'It has no image.' : undefined;
}

/** A second file of a name becomes 'name (2).png', as in a folder of downloads; capitals make no other name, since on most computers they do not. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    let distinct = name;
    for (let n = 2; taken.has(distinct.toLowerCase()); n++) distinct = `${name.slice(0, dot)} (${n})${name.slice(dot)}`;
    taken.add(distinct.toLowerCase());
    return distinct;
  });
}

/** The connection fails at once while Redis is away, with errors that have no code. */
async function reachable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new Outage('Redis', { cause: error });
  }
}
