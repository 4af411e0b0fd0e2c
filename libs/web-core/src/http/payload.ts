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

type QueryValue = string | number | boolean | null | undefined | readonly string[];

/** A query string with its `?`, or ''. Only what is set is sent: no null, undefined, empty text or empty list; lists are joined by commas. */
export function toQuery(values: Record<string, QueryValue>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    const text = Array.isArray(value) ? value.join(',') : value;
    if (text !== null && text !== undefined && text !== '') query.set(name, String(text));
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** The id itself, or an error such as 'Design ID is required' when it is missing. */
export function requireId(thing: string, id: string | null | undefined): string {
  if (!id?.trim()) throw new Error(`${thing} ID is required`);
  return id;
}
