export interface Account {
  id: string;
  email: string;
  password: string;
  /** as the authentication service answered it: what a browser stores */
  session: {
    access_token: string;
    refresh_token: string;
    expires_in: number;
    expires_at: number;
    user: { id: string; email: string };
  };
  /** bearer token, CSRF token and its cookie: all that a state-changing call needs */
  headers: { authorization: string; 'x-csrf-token': string; cookie: string };
}

/** Makes an account and signs it in; its address is confirmed by the mail in the local mailbox where the product asks for that. @throws Error with the answer */
export function signUp(url: string, options?: { name?: string; domain?: string }): Promise<Account>;
/** Takes a new access token, as a browser does before the hour of the old one is over; `account.headers` stays the same object. */
export function renew(url: string, account: Account): Promise<void>;
/** A CSRF token and the cookie of its secret, as request headers. */
export function csrf(url: string): Promise<{ 'x-csrf-token': string; cookie: string }>;
/** One call with a JSON body. `body` of the answer is parsed when it is JSON, else text. Rejects only when no answer came. */
export function call(
  url: string,
  method: string,
  path: string,
  options?: { headers?: Record<string, string>; body?: unknown; signal?: AbortSignal },
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- whatever the API answered
): Promise<{ status: number; headers: Headers; body: any }>;
