import { useEffect } from 'react';

/** For a path that nobody answers: the landing page, which is a document of its own. */
export function UnknownPath() {
  useEffect(() => window.location.replace('/'), []);
  return null;
}
