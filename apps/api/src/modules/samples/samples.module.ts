import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { type Config } from '../../config';
import { AuthModule } from '../auth';
import { BrandsModule } from '../brands';
import { DesignsModule } from '../designs';
import { SampleAccount } from './sample-account.entity';
import { SamplesService } from './samples.service';

/** Sample work for the demo account; the process that has the account makes it. */
@Module({})
export class SamplesModule {
  static for({ role }: Config): DynamicModule {
    return {
      module: SamplesModule,
      imports: [TypeOrmModule.forFeature([SampleAccount]), AuthModule, BrandsModule, DesignsModule],
      providers: role === 'worker' ? [] : [SamplesService],
    };
  }
}
