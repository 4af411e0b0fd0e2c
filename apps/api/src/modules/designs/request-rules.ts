import { INPUT_FIELDS, missingFields, operation } from '@maquette/generation';
import { type ImageProvider, type ImageProviders, supports } from '../../platform/ai';
import {
  missingField,
  oneImage,
  pictureOnly,
  promptTooLong,
  tooMany,
  twoBackgrounds,
  unknownProvider,
  unsupported,
  unusedInput,
} from './designs.errors';
import type { CreateDesignDto } from './dto/create-design.dto';
import type { InputUploads } from './input-images';

/**
 * The provider that is to make what was asked for.
 * @throws AppError 400 with a sentence when it is unknown or cannot do this, or when the operation needs more or takes less than was given
 */
export function providerFor(providers: ImageProviders, dto: CreateDesignDto, uploads: InputUploads): ImageProvider {
  const { prompt = '', n = 1 } = dto;
  const provider = providers.find(dto.provider);
  if (!provider) throw unknownProvider();
  if (!supports(provider, dto.operation)) throw unsupported(provider.name, dto.operation);
  const rules = operation(dto.operation);
  const given = {
    prompt,
    image: uploads.image ?? dto.image_path,
    background_image: uploads.background_image ?? dto.background_image_path,
    background_prompt: dto.background_prompt?.trim(),
  };
  for (const field of missingFields(rules, given)) throw missingField(field);
  const unused = INPUT_FIELDS.find((field) => given[field] !== undefined && !rules.inputs.includes(field));
  if (unused) throw unusedInput(unused, rules.id);
  if (given.background_prompt) {
    if (!rules.inputs.includes('background_image')) throw unusedInput('background_prompt', rules.id);
    if (given.background_image) throw twoBackgrounds();
    if (!provider.drawBackground) throw pictureOnly(provider.name);
  }
  if (n > 1 && !rules.several) throw oneImage(rules.id);
  if (n > provider.maxImages) throw tooMany(provider.name, provider.maxImages);
  if (prompt.length > provider.maxPrompt) throw promptTooLong(provider.name, provider.maxPrompt);
  return provider;
}
