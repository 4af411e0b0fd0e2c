/* global localStorage, document */
// Runs as a blocking script in the head, so that the landing page offers the way in that its visitor needs from the first paint on.
try {
  // where the authentication service's client keeps the session (auth-client.ts of web-core)
  if (localStorage.getItem('maquette-auth')) document.documentElement.dataset.session = '';
} catch {
  // no storage: nobody is signed in
}
