export { Replica } from './replica';
export { FromReplica } from './replica.interceptor';
export { ReplicaModule } from './replica.module';
