/**
 * What the server put into the page as a data block (`<script type="application/json" id>`), which spares a request. It can be taken
 * once: whoever asks again wants the server's newest answer. Undefined where there is none (development servers, tests).
 */
export function takePageData(id: string): unknown {
  const block = document.querySelector(`script[type="application/json"]#${id}`);
  if (!block?.textContent) return undefined;
  block.remove();
  return JSON.parse(block.textContent);
}
