import { randomUUID } from 'node:crypto';
import { DESIGN_TYPE_IDS } from '@maquette/generation';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import { invalid, notFound } from '../../platform/errors';
import { PICTURE_LIMIT, type UploadedPictures } from '../../platform/http';
import { paginate } from '../../platform/pagination';
import { owned, trashed, withinQuota } from '../../platform/persistence';
import { Files, PictureGate, type Put, type StoredFile } from '../../platform/storage';
import { DesignsService } from '../designs';
import type {
  CreateInspirationDto,
  FindCopiesDto,
  ListInspirationsQuery,
  SaveFromDesignDto,
  UpdateInspirationDto,
} from './dto/inspiration.dto';
import type {
  CopiesResponse,
  InspirationListResponse,
  InspirationResponse,
  InspirationsMetaResponse,
  SavedInspirationResponse,
} from './dto/inspiration.response';
import { Inspiration, InspirationColor } from './inspiration.entity';
import { BUCKET, InspirationsMapper } from './inspirations.mapper';
import { InspirationsRepository, type Within } from './inspirations.repository.sql';
import { PictureReader } from './pictures/picture-reader';

export type InspirationUpload = UploadedPictures<'image'>;

type Words = Pick<Inspiration, 'prompt' | 'designType' | 'provider' | 'styleTags' | 'designId'>;

const MOST_COPIES = 5;
/** Pictures that are looked at more closely: a copy is among the most alike. */
const MOST_ALIKE = 16;

@Injectable()
export class InspirationsService {
  constructor(
    @InjectRepository(Inspiration) private readonly inspirations: Repository<Inspiration>,
    private readonly repository: InspirationsRepository,
    private readonly mapper: InspirationsMapper,
    private readonly designs: DesignsService,
    private readonly files: Files,
    private readonly gate: PictureGate,
    private readonly reader: PictureReader,
  ) {}

  /** @param within what another module narrows the list by */
  async list(userId: string, query: ListInspirationsQuery, within?: Within): Promise<InspirationListResponse> {
    if (query.sort === 'closest' && query.color === undefined) throw invalid('sort', 'closest needs a color.');
    const { rows, pagination } = paginate(await this.repository.list(userId, query, within), query);
    return { data: rows.map((row) => this.mapper.toResponse(row)), pagination };
  }

  async getMeta(userId: string): Promise<InspirationsMetaResponse> {
    const [used, tags] = await Promise.all([this.repository.designTypes(userId), this.repository.tags(userId)]);
    return {
      design_types: [...new Set([...DESIGN_TYPE_IDS, ...used])],
      style_tags: tags.map(({ tag }) => tag),
      style_tag_counts: tags.map(({ count }) => count),
    };
  }

  async get(id: string, userId: string): Promise<InspirationResponse> {
    const inspiration = await this.inspirations.findOneBy(owned(userId, id));
    if (!inspiration) throw notFound('Inspiration');
    return this.mapper.toResponse(inspiration);
  }

  /** Of these, the user's that are not in the trash, by their ids. */
  async findAll(ids: string[], userId: string): Promise<Map<string, InspirationResponse>> {
    const rows = await this.inspirations.findBy({ ...owned(userId), id: In(ids) });
    return new Map(rows.map((row) => [row.id, this.mapper.toResponse(row)]));
  }

  /** With the picture that was uploaded, or a copy of the design's, or none. */
  async create(
    userId: string,
    dto: CreateInspirationDto,
    uploads: InspirationUpload = {},
  ): Promise<SavedInspirationResponse> {
    const { prompt, design_type, provider, style_tags } = dto;
    const designId = dto.design_id ?? null;
    const words = { prompt, designType: design_type, provider, styleTags: style_tags, designId };
    return this.save(userId, words, await this.pictureOf(userId, designId, uploads));
  }

  async saveFromDesign(userId: string, dto: SaveFromDesignDto): Promise<SavedInspirationResponse> {
    const design = await this.designs.getPicture(dto.design_id, userId);
    const words = {
      prompt: dto.prompt ?? design.prompt,
      designType: dto.design_type ?? design.designType,
      provider: dto.provider ?? design.provider,
      styleTags: dto.style_tags,
      designId: dto.design_id,
    };
    return this.save(userId, words, design.bytes);
  }

  /** What is saved already of the picture that somebody is about to save. */
  async findCopies(
    userId: string,
    { design_id }: FindCopiesDto,
    uploads: InspirationUpload = {},
  ): Promise<CopiesResponse> {
    const picture = await this.pictureOf(userId, design_id ?? null, uploads);
    if (!picture) throw invalid('image', 'An image is required.');
    const { thumbnail, ...traces } = await this.reader.trace(picture);
    const alike = await this.repository.alike(userId, traces, MOST_ALIKE);
    const others = await Promise.all(
      alike.map(({ thumbnails: [first] }) => this.files.readAll({ bucket: BUCKET, path: first?.path ?? '' })),
    );
    const copies = others.length > 0 ? await this.reader.areCopies({ thumbnail, others }) : [];
    return {
      copies: alike
        .filter((_, index) => copies[index])
        .slice(0, MOST_COPIES)
        .map((row) => this.mapper.toResponse(row)),
    };
  }

  async update(id: string, userId: string, dto: UpdateInspirationDto): Promise<InspirationResponse> {
    const { prompt, design_type, provider, style_tags } = dto;
    const changes = { prompt, designType: design_type, provider, styleTags: style_tags };
    if (Object.values(changes).some((value) => value !== undefined))
      await this.inspirations.update(owned(userId, id), changes);
    return this.get(id, userId);
  }

  async remove(id: string, userId: string): Promise<void> {
    await this.inspirations.manager.transaction(async (tx) => {
      const inspiration = await lock(tx, owned(userId, id));
      if (!inspiration) throw notFound('Inspiration');
      await tx.softDelete(Inspiration, { id });
      await this.files.setTrashed(tx, BUCKET, pathsOf(inspiration), true);
    });
  }

  async restore(id: string, userId: string): Promise<InspirationResponse> {
    await this.takeOutOfTrash(id, userId);
    return this.get(id, userId);
  }

  /** @returns false when there is no such inspiration in this user's trash */
  takeOutOfTrash(id: string, userId: string): Promise<boolean> {
    return this.inspirations.manager.transaction(async (tx) => {
      const inspiration = await lock(tx, trashed(userId, id));
      if (!inspiration) return false;
      await tx.restore(Inspiration, { id });
      await this.files.setTrashed(tx, BUCKET, pathsOf(inspiration), false);
      return true;
    });
  }

  /** @returns false when there is no such inspiration in this user's trash */
  async purge(id: string, userId: string): Promise<boolean> {
    const paths = await this.inspirations.manager.transaction(async (tx) => {
      const inspiration = await lock(tx, trashed(userId, id));
      if (!inspiration) return undefined;
      await tx.delete(Inspiration, { id });
      await this.files.forget(tx, BUCKET, pathsOf(inspiration));
      return pathsOf(inspiration);
    });
    if (paths) await this.files.discard(BUCKET, paths);
    return paths !== undefined;
  }

  private async pictureOf(userId: string, designId: string | null, uploads: InspirationUpload) {
    const upload = uploads.image?.[0];
    // asked for in any case: somebody else's design is not to be named
    const design = designId === null ? undefined : await this.designs.getPicture(designId, userId);
    if (!upload) return design?.bytes;
    return (await this.gate.accept(userId, upload.path, 'image', PICTURE_LIMIT)).bytes;
  }

  private async save(userId: string, words: Words, picture: Buffer | undefined): Promise<SavedInspirationResponse> {
    const id = randomUUID();
    await this.files.together(BUCKET, userId, async (put) => {
      const { columns, colors, files } = picture ? await this.keep(put, picture) : NO_PICTURE;
      await this.inspirations.manager.transaction(async (tx) => {
        await withinQuota(tx, Inspiration, userId);
        await tx.insert(Inspiration, { id, userId, ...words, ...columns });
        await tx.insert(
          InspirationColor,
          colors.map((color, place) => ({ ...color, inspirationId: id, userId, place })),
        );
        await this.files.record(tx, files);
      });
    });
    return { inspiration: await this.get(id, userId) };
  }

  /** Puts the picture and its thumbnails down, and tells what is to be known of it. */
  private async keep(put: Put, picture: Buffer) {
    const { thumbnails, palette, mediaType, ...facts } = await this.reader.read(picture);
    const [file, ...copies] = await Promise.all([
      put(mediaType, picture),
      ...thumbnails.map(({ bytes }) => put('image/webp', Buffer.from(bytes))),
    ]);
    return {
      columns: {
        ...facts,
        mediaType,
        imagePath: file.path,
        bytes: file.bytes,
        thumbnails: thumbnails.map(({ width }, index) => ({ path: copies[index]?.path ?? '', width })),
        palette: palette.map(({ color, share }) => ({ color, share })),
      },
      colors: palette.map(({ l, a, b, share }) => ({ l, a, b, share })),
      files: [file, ...copies],
    };
  }
}

const NO_PICTURE = { columns: {}, colors: [], files: [] as StoredFile[] };

const lock = (tx: EntityManager, which: ReturnType<typeof owned> | ReturnType<typeof trashed>) =>
  tx.findOne(Inspiration, { where: which, withDeleted: true, lock: { mode: 'pessimistic_write' } });

/** Every stored object of an inspiration. */
const pathsOf = ({ imagePath, thumbnails }: Inspiration): string[] =>
  imagePath === null ? [] : [imagePath, ...thumbnails.map(({ path }) => path)];
