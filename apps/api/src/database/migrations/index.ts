import { Extensions1700000000000 } from './1700000000000-extensions';
import { Accounts1700000000101 } from './1700000000101-accounts';
import { Designs1700000000200 } from './1700000000200-designs';
import { ObjectStore1700000000300 } from './1700000000300-object-store';
import { JobLines1700000000400 } from './1700000000400-job-lines';
import { JobOutages1700000000410 } from './1700000000410-job-outages';
import { SampleAccounts1700000000420 } from './1700000000420-sample-accounts';
import { DemoAccount1700000000510 } from './1700000000510-demo-account';
import { AccountRecovery1700000000520 } from './1700000000520-account-recovery';
import { BrandTrash1700000000600 } from './1700000000600-brand-trash';
import { DesignTimes1700000000700 } from './1700000000700-design-times';
import { ThumbnailSizes1700000000800 } from './1700000000800-thumbnail-sizes';
import { StrategyGenerations1700000000910 } from './1700000000910-strategy-generations';
import { ProviderUses1700000001000 } from './1700000001000-provider-uses';
import { Prompts1700000001010 } from './1700000001010-prompts';
import { Inspirations1700000001200 } from './1700000001200-inspirations';
import { Collections1700000001300 } from './1700000001300-collections';
import { ProviderCalls1700000001400 } from './1700000001400-provider-calls';
import { InspirationColorTimes1700000001500 } from './1700000001500-inspiration-color-times';
import { ImageAnalyses1700000002300 } from './1700000002300-image-analyses';
import { Proposals1700000002400 } from './1700000002400-proposals';
import { InspirationFingerprints1700000002410 } from './1700000002410-inspiration-fingerprints';
import { Chores1700000002700 } from './1700000002700-chores';
import { Websites1700000002800 } from './1700000002800-websites';
import { ProposalVersions1700000002900 } from './1700000002900-proposal-versions';
import { FailedJobs1700000003000 } from './1700000003000-failed-jobs';

/** Named one by one: a glob would find other files in src/ than in dist/. */
export const migrations = [
  Extensions1700000000000,
  Accounts1700000000101,
  Designs1700000000200,
  ObjectStore1700000000300,
  JobLines1700000000400,
  JobOutages1700000000410,
  SampleAccounts1700000000420,
  DemoAccount1700000000510,
  AccountRecovery1700000000520,
  BrandTrash1700000000600,
  DesignTimes1700000000700,
  ThumbnailSizes1700000000800,
  StrategyGenerations1700000000910,
  ProviderUses1700000001000,
  Prompts1700000001010,
  Inspirations1700000001200,
  Collections1700000001300,
  ProviderCalls1700000001400,
  InspirationColorTimes1700000001500,
  ImageAnalyses1700000002300,
  Proposals1700000002400,
  InspirationFingerprints1700000002410,
  Chores1700000002700,
  Websites1700000002800,
  ProposalVersions1700000002900,
  FailedJobs1700000003000,
];
