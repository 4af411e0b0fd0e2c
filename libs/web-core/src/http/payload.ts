import { UserFacingError } from '@maquette/ui';

/** A multipart body: files and texts, a list as repeated fields; null, undefined and functions are left out. */
export function toFormData(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (item instanceof Blob) form.append(name, item);
      else if (typeof item === 'string' || typeof item === 'number' || typeof item === 'boolean')
        form.append(name, String(item));
    }
  }
  return form;
}

/** A query string with its `?`, or ''. Only what is set is sent: no null, undefined, empty text or empty list; lists are joined by commas. */
export function toQuery(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    const text = Array.isArray(value) ? value.join(',') : value;
    if (typeof text === 'number' || typeof text === 'boolean' || (typeof text === 'string' && text))
      query.set(name, String(text));
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** 'brand-profiles' -> 'Brand profile'. */
const thingOf = (segment = '') =>
  segment.charAt(0).toUpperCase() + segment.slice(1).replaceAll('-', ' ').replace(/s$/, '');

/** A path of the API with its `{names}` filled in. Throws an error such as 'Design ID is required' where `/designs/{id}` gets none. */
export function toEndpoint(path: string, values: Record<string, unknown>): string {
  return path.replace(/(?:([\w-]+)\/)?\{(\w+)\}/g, (_, segment: string | undefined, name: string) => {
    const given = values[name];
    const value = typeof given === 'number' ? String(given) : given;
    if (typeof value !== 'string' || !value.trim())
      throw new UserFacingError(`${thingOf(segment)} ${name.toUpperCase()} is required`.trim());
    return `${segment === undefined ? '' : `${segment}/`}${encodeURIComponent(value)}`;
  });
}
