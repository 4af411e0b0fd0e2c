const TOLD = ['PATH', 'TMPDIR', 'NODE_OPTIONS', 'MALLOC_ARENA_MAX'];

/** What a process of ours may know that works on strangers' bytes: how to run, and no secret. */
export const childEnvironment = (env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => TOLD.includes(name)));
