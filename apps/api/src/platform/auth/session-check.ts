/**
 * Whether a session still exists, so that sign-out ends access at once and not when the token runs out.
 * The auth module provides it; with a hosted project nobody here can know, and every verified token counts.
 */
export interface SessionCheck {
  isAlive(sessionId: string, userId: string): Promise<boolean>;
}

export const SESSION_CHECK = Symbol('SessionCheck');
