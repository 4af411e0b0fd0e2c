import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { JwtGuard } from './jwt.guard';
import { JwtStrategy } from './jwt.strategy';

/** Verifies tokens. Who makes them is the business of modules/auth or of a hosted project. */
@Module({ imports: [PassportModule], providers: [JwtStrategy, { provide: APP_GUARD, useClass: JwtGuard }] })
export class TokenModule {}
