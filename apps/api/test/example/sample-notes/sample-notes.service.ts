import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { ILike, Repository } from 'typeorm';
import { notFound } from '../../../src/platform/errors';
import { containing, findPage } from '../../../src/platform/pagination';
import { owned, trashed, withinQuota } from '../../../src/platform/persistence';
import type { CreateSampleNoteDto, ListSampleNotesQuery, UpdateSampleNoteDto } from './dto/sample-note.dto';
import { type SampleNoteListResponse, type SampleNoteResponse, toSampleNoteResponse } from './dto/sample-note.response';
import { SampleNote } from './sample-note.entity';

@Injectable()
export class SampleNotesService {
  constructor(@InjectRepository(SampleNote) private readonly sampleNotes: Repository<SampleNote>) {}

  async list(userId: string, query: ListSampleNotesQuery): Promise<SampleNoteListResponse> {
    const title = query.search === undefined ? undefined : ILike(containing(query.search));
    const { rows, pagination } = await findPage(this.sampleNotes, { ...owned(userId), ...(title && { title }) }, query);
    return { sample_notes: rows.map(toSampleNoteResponse), pagination };
  }

  async get(id: string, userId: string): Promise<SampleNoteResponse> {
    const sampleNote = await this.sampleNotes.findOneBy(owned(userId, id));
    if (!sampleNote) throw notFound('Sample note');
    return toSampleNoteResponse(sampleNote);
  }

  async create(userId: string, { title, text }: CreateSampleNoteDto): Promise<SampleNoteResponse> {
    const id = randomUUID();
    await this.sampleNotes.manager.transaction(async (tx) => {
      await withinQuota(tx, SampleNote, userId);
      await tx.insert(SampleNote, { id, userId, title, text });
    });
    return this.get(id, userId);
  }

  async update(id: string, userId: string, { title, text }: UpdateSampleNoteDto): Promise<SampleNoteResponse> {
    await this.sampleNotes.update(owned(userId, id), { title, text });
    return this.get(id, userId);
  }

  async remove(id: string, userId: string): Promise<void> {
    const { affected } = await this.sampleNotes.softDelete(owned(userId, id));
    if (affected === 0) throw notFound('Sample note');
  }

  async restore(id: string, userId: string): Promise<SampleNoteResponse> {
    await this.sampleNotes.restore(trashed(userId, id));
    return this.get(id, userId);
  }
}
