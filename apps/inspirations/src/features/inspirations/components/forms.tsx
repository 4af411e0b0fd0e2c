import * as shared from '@maquette/web-core/inspirations';
import { designTypeLabel } from '../design-type-label';

// The forms that all areas share, with this area's words for the types. Fetched when one is opened.

type Without<Form extends (props: never) => unknown> = Omit<Parameters<Form>[0], 'typeLabel'>;

export const SavePicture = (props: Without<typeof shared.SavePictureToInspirations>) => (
  <shared.SavePictureToInspirations {...props} typeLabel={designTypeLabel} />
);

export const EditInspiration = (props: Without<typeof shared.EditInspiration>) => (
  <shared.EditInspiration {...props} typeLabel={designTypeLabel} />
);
