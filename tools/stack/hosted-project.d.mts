export interface HostedUser {
  id: string;
  email: string;
  password: string;
}

/** A local server that stands for a hosted Supabase project: its keys, sign-in by password and its user. It holds no tables of ours. */
export interface HostedProject {
  readonly url: string;
  readonly anonKey: string;
  /** method and path of every request, CORS preflights left out */
  readonly asked: readonly string[];
  addUser(email: string, password: string): HostedUser;
  /** A token of this project's, with role and audience `authenticated` unless the claims say otherwise. */
  sign(claims: Record<string, unknown>): Promise<string>;
  stop(): Promise<void>;
}

export function startHostedProject(): Promise<HostedProject>;
