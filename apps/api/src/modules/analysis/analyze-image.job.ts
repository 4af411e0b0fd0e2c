import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ImageAnalysers } from '../../platform/ai';
import { defineJob, JobError, type JobProcessor, type LeasedJob, Processes } from '../../platform/queue';
import { Files, measure, render } from '../../platform/storage';
import { BUCKET } from './analysed-pictures';
import { ImageAnalysis } from './image-analysis.entity';

export const analyzeImage = defineJob({
  name: 'analyze-image',
  table: 'image_analyses',
  // a vision model on a small machine takes minutes
  deadline: 300,
});

@Injectable()
@Processes(analyzeImage)
export class AnalyzeImageProcessor implements JobProcessor {
  constructor(
    @InjectRepository(ImageAnalysis) private readonly analyses: Repository<ImageAnalysis>,
    private readonly analysers: ImageAnalysers,
    private readonly files: Files,
  ) {}

  async process(job: LeasedJob): Promise<void> {
    const { analyzer, imagePath, origin } = await this.analyses.findOneByOrFail({ id: job.id });
    const analyser = this.analysers.find(analyzer);
    if (!analyser) throw new JobError('bad_input', 'This analysis method is not available any more.');
    job.askedOf(analyzer);
    const image = await this.files.readAll({ bucket: BUCKET, path: imagePath });
    await this.files.together(BUCKET, job.userId, async (put) => {
      const { thumbnails, averageColor } = await render(image);
      const copies = await Promise.all(
        thumbnails.map(async (thumbnail) => {
          const { width } = await measure(thumbnail);
          return { width, file: await job.outlast(() => put('image/webp', thumbnail)) };
        }),
      );
      await job.progress(20);
      const answer = await analyser.analyse(
        { image, origin: origin ?? undefined },
        { userId: job.userId, jobId: job.id, signal: job.signal },
      );
      await job.complete(async (tx) => {
        const shown = copies.map(({ width, file: { path } }) => ({ path, width }));
        await tx.update(ImageAnalysis, { id: job.id }, { answer, averageColor, thumbnails: shown });
        await this.files.record(
          tx,
          copies.map(({ file }) => file),
        );
      });
    });
  }
}
