/** A short letter with one thing to do. Plain text throughout: escaping is the renderer's business. */
export interface Mail {
  to: string;
  subject: string;
  paragraphs: string[];
  button: { label: string; url: string };
}

/** Takes a mail and returns at once: nobody waits for a mail server, or learns from the time it takes. */
export abstract class Mailer {
  abstract send(mail: Mail): void;
}
