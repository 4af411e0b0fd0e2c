export { BucketRemotes } from './bucket-remotes';
export { RemotesMirror } from './remotes-mirror';
export { RemotesModule } from './remotes.module';
