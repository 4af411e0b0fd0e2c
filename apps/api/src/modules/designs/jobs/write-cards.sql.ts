import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Design } from '../design.entity';

/** What a finished picture gives its card; the rest is its request's. */
export type FinishedCard = Pick<
  Design,
  | 'seed'
  | 'imagePath'
  | 'mediaType'
  | 'bytes'
  | 'width'
  | 'height'
  | 'averageColor'
  | 'thumbnailPath'
  | 'thumbnail2xPath'
  | 'thumbnail3xPath'
  | 'thumbnail4xPath'
  | 'svgPath'
  | 'notes'
>;

/** Fills the request's first card and adds the others, in the order of the pictures. Doing it again changes nothing more. */
export async function writeCards(tx: EntityManager, requestId: string, cards: FinishedCard[]): Promise<void> {
  for (const [index, card] of cards.entries()) {
    await tx.query(
      `INSERT INTO designs (id, request_id, user_id, image_index, brand_profile_id, provider, operation, design_type, prompt, created_at,
                            seed, image_path, media_type, bytes, width, height, average_color, thumbnail_path, thumbnail_2x_path,
                            thumbnail_3x_path, thumbnail_4x_path, svg_path, notes)
       SELECT $2, id, user_id, $3::int, brand_profile_id, provider, operation, design_type, prompt, created_at - $3::int * interval '1 microsecond',
              $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16 FROM design_requests WHERE id = $1
       ON CONFLICT (request_id, image_index) DO UPDATE SET
         seed = EXCLUDED.seed, image_path = EXCLUDED.image_path, media_type = EXCLUDED.media_type, bytes = EXCLUDED.bytes,
         width = EXCLUDED.width, height = EXCLUDED.height, average_color = EXCLUDED.average_color, thumbnail_path = EXCLUDED.thumbnail_path,
         thumbnail_2x_path = EXCLUDED.thumbnail_2x_path, thumbnail_3x_path = EXCLUDED.thumbnail_3x_path,
         thumbnail_4x_path = EXCLUDED.thumbnail_4x_path, svg_path = EXCLUDED.svg_path, notes = EXCLUDED.notes`,
      [
        requestId,
        index === 0 ? requestId : randomUUID(),
        index,
        card.seed,
        card.imagePath,
        card.mediaType,
        card.bytes,
        card.width,
        card.height,
        card.averageColor,
        card.thumbnailPath,
        card.thumbnail2xPath,
        card.thumbnail3xPath,
        card.thumbnail4xPath,
        card.svgPath,
        card.notes,
      ],
    );
  }
}
