import { api } from '@maquette/web-core';

/** Creates a brand of the user; an empty description is not sent. */
export async function createBrand({ name, description }: { name: string; description: string }) {
  const { profile } = await api.post('/api/brand-profiles', {
    body: { brand_name: name.trim(), business_description: description.trim() || undefined },
  });
  return profile;
}
