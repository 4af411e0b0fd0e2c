import type { PictureFacts } from './image-analyser';

/** What is known of a picture that a client sent. Of the picture itself nothing is kept. */
export interface ReferencePicture {
  /** pixels, upright */
  width: number;
  height: number;
  /** what was measured */
  facts: PictureFacts;
  /** what a model that sees said of it; null without one */
  description: string | null;
}
