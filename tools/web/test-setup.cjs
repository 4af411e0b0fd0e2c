// jsdom has no layout: ResizeObserver, pointer capture and scrolling (radix-ui and the router use them) do nothing here.
const { window } = globalThis;
if (window) {
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.Element.prototype.hasPointerCapture ??= () => false;
  window.Element.prototype.scrollIntoView ??= () => {};
  window.scrollTo = () => {};
  window.scrollBy = () => {};
  window.matchMedia ??= (query) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} });
}
