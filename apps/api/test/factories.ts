import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { Brand } from '../src/modules/brands/brand.entity';
import type { CreateDesignDto } from '../src/modules/designs/dto/create-design.dto';
import type { Person } from './people';

/** A request for a picture that the fake provider takes. */
export const designRequest = (fields: Partial<CreateDesignDto> = {}): CreateDesignDto => ({
  provider: 'fake',
  operation: 'text-to-image',
  prompt: 'A calm logo',
  ...fields,
});

/** Asks for pictures, which is accepted. @returns the id of the request */
export async function askForDesigns(who: Person, fields: Partial<CreateDesignDto> = {}): Promise<string> {
  const { body } = await who.post('/api/designs/generate_async', designRequest(fields)).expect(202);
  return body.design_request_id;
}

/** Makes a brand. @returns its profile */
export const createBrand = async (who: Person, fields: object = {}) =>
  (await who.post('/api/brand-profiles', { brand_name: 'Alder', ...fields }).expect(201)).body.profile;

/** Brands as rows, where it is not their making that is tested. */
export const insertBrands = (database: DataSource, userId: string, brands: Partial<Brand>[]) =>
  database.manager.insert(
    Brand,
    brands.map((brand) => ({ id: randomUUID(), userId, ...brand })),
  );

/** Saves a prompt. @returns it */
export const createPrompt = async (who: Person, fields: object = {}) =>
  (await who.post('/api/prompts/', { name: 'Winter', draft_content: 'A quiet street', ...fields }).expect(201)).body
    .prompt;
