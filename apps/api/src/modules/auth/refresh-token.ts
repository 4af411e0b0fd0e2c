import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/**
 * A refresh token is the session's id (16 bytes), its generation (4 bytes, big-endian) and an HMAC-SHA-256 over both,
 * base64url: 70 characters. Nothing of it is stored, and the current one can be made again for a client that lost
 * the answer (the same idea as version 2 of Supabase Auth's refresh tokens).
 */
export interface RefreshTokenContent {
  sessionId: string;
  generation: number;
}

const ID_BYTES = 16;
const CONTENT_BYTES = ID_BYTES + 4;

export class RefreshTokens {
  private readonly key: Buffer;

  constructor(jwtSecret: string) {
    this.key = Buffer.from(hkdfSync('sha256', jwtSecret, '', 'maquette refresh tokens', 32));
  }

  write({ sessionId, generation }: RefreshTokenContent): string {
    const content = Buffer.alloc(CONTENT_BYTES);
    content.write(sessionId.replaceAll('-', ''), 'hex');
    content.writeUInt32BE(generation, ID_BYTES);
    return Buffer.concat([content, this.seal(content)]).toString('base64url');
  }

  /** @returns nothing for a token that was not made here */
  read(token: string): RefreshTokenContent | undefined {
    const bytes = Buffer.from(token, 'base64url');
    const content = bytes.subarray(0, CONTENT_BYTES);
    const seal = this.seal(content);
    const given = bytes.subarray(CONTENT_BYTES);
    if (given.length !== seal.length || !timingSafeEqual(given, seal)) return undefined;
    const hex = content.toString('hex', 0, ID_BYTES);
    return {
      sessionId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
      generation: content.readUInt32BE(ID_BYTES),
    };
  }

  private seal(content: Buffer): Buffer {
    return createHmac('sha256', this.key).update(content).digest();
  }
}
