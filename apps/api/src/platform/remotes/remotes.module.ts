import { Module } from '@nestjs/common';
import { RemotesMirror } from './remotes-mirror';

@Module({ providers: [RemotesMirror] })
export class RemotesModule {}
