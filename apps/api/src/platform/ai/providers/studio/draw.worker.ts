import type { MoodboardRequest, NewBackground, Restyle, StudioRequest } from '@maquette/studio';
import sharp from 'sharp';
import { giveWayInThread } from '../../../concurrency/give-way';

// behind the worker itself too, which keeps its leases meanwhile
giveWayInThread();
// a drawing has one core: what decodes and encodes its pictures takes no second one
sharp.concurrency(1);

export type DrawTask =
  | { operation: 'text-to-image'; request: StudioRequest; seed: number; option: number }
  | { operation: 'image-to-image'; request: Restyle; seed: number; option: number }
  | { operation: 'vectorize' | 'remove-background'; image: Uint8Array }
  | { operation: 'change-background'; request: NewBackground; seed: number }
  | { operation: 'moodboard'; request: MoodboardRequest };

export interface Drawing {
  /** a whole file */
  image: Uint8Array;
  svg?: string;
  /** sentences for the user */
  notes: string[];
}

/** A picture that cannot be worked on, in a sentence: of an error a thread hands on the text alone. */
export interface Refused {
  refused: string;
}

/** Runs in a thread of its own: drawing is pure computing and would hold up everything else. */
export default async function draw(task: DrawTask): Promise<Drawing | Refused> {
  try {
    return await drawn(task);
  } catch (error) {
    const { UnusablePicture } = await import('@maquette/studio/picture');
    if (error instanceof UnusablePicture) return { refused: error.message };
    throw error;
  }
}

/**
 * Each operation is loaded when it is first asked for: the dictionaries that read a brief take a third of a second, and most pictures
 * need none of them.
 */
async function drawn(task: DrawTask): Promise<Drawing> {
  switch (task.operation) {
    case 'text-to-image': {
      const { compose, rasterise } = await import('@maquette/studio');
      const { svg, width, height, unpictured } = compose(task.request, task.seed, task.option);
      return {
        svg,
        image: await rasterise({ svg, width, height }),
        notes: unpictured.length > 0 ? [`Not pictured: ${unpictured.join(', ')}.`] : [],
      };
    }
    case 'image-to-image': {
      const { restyle } = await import('@maquette/studio/image-to-image');
      return restyle(task.request, task.seed, task.option);
    }
    case 'vectorize': {
      const { vectorize } = await import('@maquette/studio/vectorize');
      return vectorize(task.image);
    }
    case 'remove-background': {
      const { removeBackground } = await import('@maquette/studio/cut-out');
      return removeBackground(task.image);
    }
    case 'change-background': {
      const { changeBackground } = await import('@maquette/studio/change-background');
      return changeBackground(task.request, task.seed);
    }
    case 'moodboard': {
      const { moodboard } = await import('@maquette/studio/moodboard');
      const { image, notes } = await moodboard(task.request);
      return { image, notes };
    }
  }
}
