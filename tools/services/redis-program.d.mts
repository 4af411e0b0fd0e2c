/**
 * The server's program, installed or unpacked when that can be done, and what its process needs beside the environment.
 * `folder` is where it would be unpacked.
 */
export function ensureRedis(options?: { say?: (text: string) => void; folder?: string }): {
  path: string;
  env: NodeJS.ProcessEnv;
};
