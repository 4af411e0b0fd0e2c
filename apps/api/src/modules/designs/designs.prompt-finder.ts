import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { owned } from '../../platform/persistence';
import { type DesignFinder, KnowsDesigns } from '../prompts';
import { DesignRequest } from './design-request.entity';

@Injectable()
@KnowsDesigns()
export class DesignsPromptFinder implements DesignFinder {
  constructor(@InjectRepository(DesignRequest) private readonly requests: Repository<DesignRequest>) {}

  hasRequest(userId: string, requestId: string): Promise<boolean> {
    return this.requests.existsBy(owned(userId, requestId));
  }
}
