/* global localStorage, document */
// Runs as a blocking script in the head, so that a stored theme is there before the first paint (see theme.ts).
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // no storage: the system's theme stays
}
