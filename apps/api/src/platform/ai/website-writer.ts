import type { StrategySections } from '@maquette/strategy';
import type { WebsiteContent, WebsiteSectionKey, WrittenWebsite } from '@maquette/website';

export interface WebsiteRequest {
  /** what people typed: data for the writer, never instructions */
  brand: { name: string; description: string | null };
  /** what is known of the brand besides, or nothing; parts that the built-in writer drafted are not among it */
  strategy: Partial<StrategySections> | null;
  /** the sections that are wanted */
  sections: readonly WebsiteSectionKey[];
  /** the page so far, so that what is new agrees with it */
  current: WebsiteContent | null;
}

export interface WebsiteStep {
  /** who asked for it */
  userId: string;
  /** aborted when nobody wants the result any more */
  signal: AbortSignal;
  /** @param percent of the steps, 0 to 100 */
  progress(percent: number): Promise<void>;
}

/** What writes the words of websites. */
export interface WebsiteWriter {
  /** id of who is asked, as the usage counts it: 'text' for the operator's model, or 'built-in' */
  readonly provider: string;
  /** as people are told who wrote it: a model's name, or 'Built-in writer' */
  readonly name: string;
  /**
   * @returns the wanted sections, and the words for search engines when the beginning of the page is among them
   * @throws JobError with the reason
   */
  write(request: WebsiteRequest, step: WebsiteStep): Promise<WrittenWebsite>;
}

export const WEBSITE_WRITER = Symbol('WebsiteWriter');
export const BUILT_IN_WRITER = 'Built-in writer';
