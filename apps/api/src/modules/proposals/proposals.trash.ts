import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { EntityTrash, Trashes } from '../../platform/trash';
import { Proposal } from './proposal.entity';

@Injectable()
@Trashes('proposal')
export class ProposalsTrash extends EntityTrash<Proposal> {
  constructor(@InjectRepository(Proposal) proposals: Repository<Proposal>) {
    super(proposals, 'title');
  }
}
