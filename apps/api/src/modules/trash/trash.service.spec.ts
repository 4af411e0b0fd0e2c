import type { DiscoveryService } from '@nestjs/core';
import type { FileLinks } from '../../platform/storage';
import type { TrashSource } from '../../platform/trash';
import { TrashService } from './trash.service';

const DAY_MS = 24 * 60 * 60 * 1_000;
const NOW = Date.parse('2026-03-31T12:00:00Z');

/** A kind of thing whose trash holds as many as that, all of the same age; `purge` says what becomes of each. */
class Things implements TrashSource {
  readonly asked: string[] = [];
  private left: string[];

  constructor(
    count: number,
    private readonly deletedAt: Date,
    private readonly purgeOne: (id: string) => boolean = () => true,
  ) {
    this.left = Array.from({ length: count }, (_, i) => `${i}`);
  }

  list() {
    return Promise.resolve(this.left.map((id) => ({ id, title: id, deletedAt: this.deletedAt })));
  }

  count() {
    return Promise.resolve(this.left.length);
  }

  restore() {
    return Promise.resolve(false);
  }

  // eslint-disable-next-line @typescript-eslint/require-await -- so that what it throws is a rejection
  async purge(id: string) {
    this.asked.push(id);
    if (this.asked.length > 1_000) throw new Error('It never ends.');
    if (!this.purgeOne(id)) return false;
    this.left = this.left.filter((other) => other !== id);
    return true;
  }

  expired(before: Date, limit: number) {
    const due = this.deletedAt < before ? this.left.slice(0, limit) : [];
    return Promise.resolve(due.map((id) => ({ id, userId: 'anna' })));
  }
}

/** The trash of these kinds. */
function trashOf(sources: Record<string, TrashSource>): TrashService {
  const discovery = {
    getProviders: () => Object.entries(sources).map(([type, instance]) => ({ type, instance })),
    getMetadataByDecorator: (_: unknown, { type }: { type: string }) => type,
  };
  const trash = new TrashService(discovery as unknown as DiscoveryService, {} as FileLinks);
  trash.onApplicationBootstrap();
  return trash;
}

const daysAgo = (days: number) => new Date(NOW - days * DAY_MS);

describe('what is due', () => {
  it('is what lies there for more than 30 days', async () => {
    const [older, younger] = [new Things(1, daysAgo(31)), new Things(1, daysAgo(29))];
    await trashOf({ older, younger }).purgeExpired(NOW);
    expect([await older.count(), await younger.count()]).toEqual([0, 1]);
  });

  it('goes however much it is', async () => {
    const things = new Things(250, daysAgo(31));
    await trashOf({ things }).purgeExpired(NOW);
    expect([await things.count(), things.asked.length]).toEqual([0, 250]);
  });

  it('is told when some of it cannot be removed, which holds up nothing else, of its own kind or of another', async () => {
    const refusing = new Things(120, daysAgo(31), (id) => {
      if (id === '7') throw new Error('The disk is away.');
      return true;
    });
    const others = new Things(3, daysAgo(31));
    await expect(trashOf({ refusing, others }).purgeExpired(NOW)).rejects.toMatchObject({
      message: 'something due is left',
      cause: { message: 'The disk is away.' },
    });
    expect([await refusing.count(), await others.count()]).toEqual([1, 0]);
  });

  it('is asked for once when none of it can be removed, whether or not a reason is given', async () => {
    const stuck = new Things(150, daysAgo(31), () => false);
    await trashOf({ stuck }).purgeExpired(NOW);
    expect(stuck.asked).toHaveLength(100);
    const failing = new Things(150, daysAgo(31), () => {
      throw new Error('The disk is away.');
    });
    await expect(trashOf({ failing }).purgeExpired(NOW)).rejects.toThrow('something due is left');
    expect(failing.asked).toHaveLength(100);
  });
});

describe('what is removed for good by hand', () => {
  it('must be of a kind that there is, and there', async () => {
    const trash = trashOf({ design: new Things(1, daysAgo(1), (id) => id === '0') });
    await trash.purge('design', '0', 'anna');
    await expect(trash.purge('design', '1', 'anna')).rejects.toMatchObject({ message: 'Item not found.' });
    await expect(trash.purge('poem', '0', 'anna')).rejects.toMatchObject({ message: 'Item not found.' });
  });
});
