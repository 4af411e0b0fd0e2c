import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { QueueModule } from '../../platform/queue';
import { BrandsModule } from '../brands';
import { ExportsController } from './export/exports.controller';
import { ExportsService } from './export/exports.service';
import { Proposal } from './proposal.entity';
import { ProposalsController } from './proposals.controller';
import { ProposalsService } from './proposals.service';
import { ProposalsTrash } from './proposals.trash';
import { ReferencePictures } from './reference-pictures';
import { writeProposal, WriteProposalProcessor } from './write-proposal.job';

@Module({
  imports: [TypeOrmModule.forFeature([Proposal]), QueueModule.forFeature(writeProposal), BrandsModule],
  controllers: [ProposalsController, ExportsController],
  providers: [ProposalsService, ExportsService, ReferencePictures, WriteProposalProcessor, ProposalsTrash],
})
export class ProposalsModule {}
