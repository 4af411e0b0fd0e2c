export { GENERATE_PATH } from './generate-body';
export { ProposalsModule } from './proposals.module';
