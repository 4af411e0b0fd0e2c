import { later } from '@maquette/ui';

/** With what writes the files it is fetched by those who export. */
export const BrandExportDialog = later(() =>
  import('./brand-export-dialog').then((module) => module.BrandExportDialog),
);
