import { type DynamicModule, Module, type ModuleMetadata } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { type Config, ConfigModule } from './config';
import { DatabaseModule } from './database';
import { AnalysisModule } from './modules/analysis';
import { AuthModule } from './modules/auth';
import { BrandsModule } from './modules/brands';
import { DesignsModule } from './modules/designs';
import { ImagesModule } from './modules/images';
import { PostgrestModule } from './modules/postgrest';
import { PromptsModule } from './modules/prompts';
import { ProposalsModule } from './modules/proposals';
import { SamplesModule } from './modules/samples';
import { StrategyModule } from './modules/strategy';
import { InspirationsModule } from './modules/inspirations';
import { CollectionsModule } from './modules/collections';
import { TrashModule } from './modules/trash';
import { UsageModule } from './modules/usage';
import { WebsiteModule } from './modules/website';
import {
  AiModule,
  type ImageProvider,
  type ProposalWriter,
  type StrategyWriter,
  type WebsiteWriter,
} from './platform/ai';
import { TokenModule } from './platform/auth';
import { ConcurrencyModule } from './platform/concurrency';
import { CsrfController } from './platform/csrf';
import { ErrorFilter } from './platform/errors';
import { HealthModule } from './platform/health';
import { MediaTypeGuard, validationPipe } from './platform/http';
import { type Mailer, MailModule } from './platform/mail';
import { MetricsModule } from './platform/metrics';
import { OperationsModule } from './platform/operations';
import { QueueModule } from './platform/queue';
import { RateLimitModule } from './platform/rate-limit';
import { RedisModule } from './platform/redis';
import { RemotesModule } from './platform/remotes';
import { ReplicaModule } from './platform/replica';
import { RevisionsModule } from './platform/revisions';
import { StorageModule } from './platform/storage';

/** What a test has otherwise: the world outside, and modules of its own. */
export interface Overrides {
  /** offered besides those that are configured */
  imageProviders?: readonly ImageProvider[];
  strategyWriter?: StrategyWriter;
  proposalWriter?: ProposalWriter;
  websiteWriter?: WebsiteWriter;
  mailer?: Mailer;
  /** imported besides those that every installation has */
  modules?: NonNullable<ModuleMetadata['imports']>;
}

/** The whole application. API and worker are made of the same modules; only a worker takes jobs. */
@Module({})
export class AppModule {
  static for(
    config: Config,
    { imageProviders, strategyWriter, proposalWriter, websiteWriter, mailer, modules = [] }: Overrides = {},
  ): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.for(config),
        DatabaseModule,
        RedisModule,
        RateLimitModule,
        ReplicaModule,
        MailModule.for(config, mailer),
        TokenModule,
        ConcurrencyModule,
        QueueModule,
        StorageModule,
        RemotesModule,
        HealthModule,
        MetricsModule,
        OperationsModule,
        RevisionsModule,
        AiModule.with(imageProviders, strategyWriter, proposalWriter, websiteWriter),
        // a hosted project has accounts of its own
        ...(config.auth.mode === 'embedded' ? [AuthModule, SamplesModule.for(config)] : []),
        BrandsModule,
        DesignsModule,
        ImagesModule,
        PostgrestModule,
        PromptsModule,
        StrategyModule,
        InspirationsModule,
        CollectionsModule,
        AnalysisModule,
        ProposalsModule,
        WebsiteModule,
        TrashModule,
        UsageModule,
        ...modules,
      ],
      controllers: [CsrfController],
      providers: [
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_GUARD, useClass: MediaTypeGuard },
        { provide: APP_PIPE, useFactory: validationPipe },
      ],
    };
  }
}
