import { MOODBOARD_IMAGES } from '@maquette/generation';
import { UserFacingError } from '@maquette/ui';
import { api } from '@maquette/web-core';
import type { Answer } from '@maquette/web-core';
import { getDesign } from '../designs/api/get-design';
import type { Design } from '../designs/design';

export interface MoodboardForm {
  images: readonly File[];
  title: string;
  /** '' for none */
  brand_profile_id: string;
  /** the moodboard whose recipe the form began with */
  parent_id: string | undefined;
}

/** Why it cannot be sent, as the server would say it; undefined when it can. */
export function problemOf({ images }: Pick<MoodboardForm, 'images'>): string | undefined {
  if (images.length === 0) return 'Please upload at least one image.';
  return images.length > MOODBOARD_IMAGES ? `A moodboard takes at most ${MOODBOARD_IMAGES} images.` : undefined;
}

/** Queues a moodboard. @throws when the server refuses (its sentence), or when its answer makes no sense */
export async function createMoodboard({ images, title, brand_profile_id, parent_id }: MoodboardForm): Promise<void> {
  const form = {
    images: [...images],
    title: title.trim() || undefined,
    brand_profile_id: brand_profile_id || undefined,
    parent_id,
  };
  const answer: Partial<Answer<'post', '/api/designs/generate_mood_board'>> | null = await api.post(
    '/api/designs/generate_mood_board',
    { form },
  );
  if (!answer?.designRequestId) throw new UserFacingError('Unexpected response from server.');
}

/** Makes a moodboard again of the pictures that it was made of. */
export async function repeatMoodboard({ id, prompt }: Design, brandId: string | undefined): Promise<void> {
  const { imagePaths } = (await getDesign(id)).recipe;
  const body = { image_paths: imagePaths, title: prompt || undefined, brand_profile_id: brandId, parent_id: id };
  await api.post('/api/designs/generate_mood_board', { body });
}
