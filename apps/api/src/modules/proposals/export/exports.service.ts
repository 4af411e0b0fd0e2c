import { extname, join } from 'node:path';
import { downloadName } from '@maquette/generation';
import { parseStrategy } from '@maquette/strategy';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { workerThreads } from '../../../platform/concurrency';
import { CONFIG, type Config } from '../../../config';
import { AppError, notFound } from '../../../platform/errors';
import { owned } from '../../../platform/persistence';
import { FileLinks } from '../../../platform/storage';
import { BrandStrategies } from '../../brands';
import { Proposal } from '../proposal.entity';
import { studioName } from '../proposals.mapper';
import { type ExportFormat, type ExportResponse, FORMATS } from './export.dto';
import { withoutTypeface } from './letters';
import type { BrandLook } from './look';
import type { TypesetTask } from './typeset.worker';

const VALID_SECONDS = 10 * 60;
const FOLDER = 'proposals';
/** A long proposal takes a second; the rest is for a machine that does much else. */
const DEADLINE_MS = 60_000;
const MOST_WAITING = 20;

const MEDIA_TYPES: Record<ExportFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

export interface ExportedFile {
  bytes: Uint8Array;
  mediaType: string;
  name: string;
}

/** Proposals as documents. The address is asked for first, since a browser downloads without a token; the document is made when it is opened. */
@Injectable()
export class ExportsService implements OnApplicationShutdown {
  private readonly threads = workerThreads<TypesetTask, Uint8Array>(
    join(__dirname, `typeset.worker${extname(__filename)}`),
    { maxQueue: MOST_WAITING, idleMs: 30_000, oldGenerationMb: 256 },
  );

  constructor(
    @InjectRepository(Proposal) private readonly proposals: Repository<Proposal>,
    private readonly strategies: BrandStrategies,
    private readonly links: FileLinks,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws 404 when the proposal is not the user's, 409 before it is written, 422 for a PDF of letters that no typeface here has */
  async create(id: string, userId: string, format: ExportFormat): Promise<ExportResponse> {
    const row = await this.proposals.findOneBy(owned(userId, id));
    if (!row) throw notFound('Proposal');
    if (row.proposalContent === null)
      throw new AppError(409, 'NOT_WRITTEN', 'This proposal has no text yet, so there is nothing to export.');
    const unknown = format === 'pdf' ? withoutTypeface(`${row.title} ${row.proposalContent}`) : [];
    if (unknown.length > 0)
      throw new AppError(
        422,
        'NO_TYPEFACE',
        `There is no typeface here for some letters of this text (${unknown.join(', ')}). Download the DOCX instead: Word has them, and saves it as PDF.`,
      );
    return { url: this.links.signBriefly(FOLDER, `${userId}.${id.toLowerCase()}.${format}`, VALID_SECONDS) };
  }

  /** @returns undefined when the address does not open, or the proposal is gone */
  async open(name: string, expires: unknown, signature: unknown): Promise<ExportedFile | undefined> {
    if (!this.links.isSigned(FOLDER, name, { expires, signature })) return undefined;
    const [userId = '', id = '', ending] = name.split('.');
    const format = FORMATS.find((one) => one === ending);
    const row = await this.proposals.findOneBy(owned(userId, id));
    if (!format || !row || row.proposalContent === null) return undefined;
    const document = {
      title: row.title,
      content: row.proposalContent,
      studio: { id: row.designStudio, name: studioName(row.designStudio, this.config.product.companyName) },
      date: row.editedAt.toISOString().slice(0, 10),
      brand: row.brandProfileId === null ? undefined : await this.brandLook(row.brandProfileId, userId),
    };
    const bytes = await this.typeset({ document, format });
    return { bytes, mediaType: MEDIA_TYPES[format], name: downloadName(row.title, format, row.editedAt) };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.threads.destroy();
  }

  private async typeset(task: TypesetTask): Promise<Uint8Array> {
    const deadline = AbortSignal.timeout(DEADLINE_MS);
    try {
      return await this.threads.run(task, { signal: deadline });
    } catch (error) {
      if (deadline.aborted || this.threads.queueSize >= MOST_WAITING)
        throw new AppError(503, 'BUSY', 'Too many documents are being made. Please try again in a minute.', {
          retryAfter: 30,
          cause: error,
        });
      throw error;
    }
  }

  /** Nothing for a brand that is gone or has no strategy that can be read. */
  private async brandLook(brandId: string, userId: string): Promise<BrandLook | undefined> {
    const strategy = await this.strategies.find(brandId, userId);
    const { sections, metadata } = parseStrategy(strategy?.text ?? '');
    if (metadata.isFallback) return undefined;
    const [colours] = sections.colorPalettes ?? [];
    const [type] = sections.typographyOptions ?? [];
    return {
      palette: [colours?.primary, colours?.accent, colours?.secondary].flatMap((colour) => colour?.hex ?? []),
      fonts: { heading: type?.headingPrimary?.font ?? undefined, body: type?.body?.font ?? undefined },
    };
  }
}
