import { type DynamicModule, Module } from '@nestjs/common';
import { type Config } from '../../config';
import { AuthModule } from '../auth';
import { BrandsModule } from '../brands';
import { DesignsModule } from '../designs';
import { SamplesService } from './samples.service';

/** Sample work for the demo account; the process that has the account makes it. */
@Module({})
export class SamplesModule {
  static for({ role }: Config): DynamicModule {
    return {
      module: SamplesModule,
      imports: [AuthModule, BrandsModule, DesignsModule],
      providers: role === 'worker' ? [] : [SamplesService],
    };
  }
}
