import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Document, DocumentIndex, DocumentSection } from './document';
import { placeIn } from './document-place';

describe('the place in a document', () => {
  const sections = [
    { top: -500, bottom: 100 },
    { top: 100, bottom: 260 },
    { top: 260, bottom: 900 },
  ];

  it('is the section between 20 % and 30 % of the window, the later one where two are', () => {
    expect(placeIn(sections, 600)).toMatchObject({ at: 1 }); // 120 to 180
    expect(placeIn(sections, 900)).toMatchObject({ at: 2 }); // 180 to 270
    expect(placeIn(sections, 400)).toMatchObject({ at: 1 }); // 80 to 120
  });

  it('tells how far one has read into it', () => {
    expect(placeIn([{ top: -80, bottom: 320 }], 600)).toEqual({ at: 0, within: 0.5 });
    expect(placeIn([{ top: 130, bottom: 320 }], 600)).toEqual({ at: 0, within: 0 });
  });

  it('is nowhere outside of the document', () => {
    expect(placeIn(sections, 10_000)).toBeUndefined();
    expect(placeIn([], 600)).toBeUndefined();
  });
});

const links = [
  { id: 'overview', label: 'Overview' },
  { id: 'colors', label: 'Colors' },
];
const Page = () => (
  <Document index={<DocumentIndex label="Sections" sections={links} />}>
    {links.map(({ id, label }) => (
      <DocumentSection key={id} id={id} title={label}>
        <p>Text</p>
      </DocumentSection>
    ))}
  </Document>
);

/** Puts the sections where they would be after scrolling by so many pixels; each is 500 px high. */
function scrollTo(pixels: number) {
  links.forEach(({ id }, index) => {
    const top = index * 500 - pixels;
    jest.spyOn(document.getElementById(id)!, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 800, 500));
  });
  fireEvent.scroll(document);
  act(() => jest.runOnlyPendingTimers());
}

describe('the index of a document', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    globalThis.DOMRect ??= class {
      constructor(
        readonly x: number,
        readonly top: number,
        readonly width: number,
        readonly height: number,
      ) {}
      get bottom() {
        return this.top + this.height;
      }
    } as unknown as typeof DOMRect;
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  const user = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const current = () => screen.getByRole('link', { current: 'location' }).textContent;

  it('follows the reader, and its tick goes on within a section', () => {
    render(<Page />);
    const nav = screen.getByRole('navigation', { name: 'Sections' });
    scrollTo(0);
    expect(current()).toBe('Overview');
    const first = Number(nav.style.getPropertyValue('--at'));
    scrollTo(100);
    expect(Number(nav.style.getPropertyValue('--at'))).toBeGreaterThan(first);
    scrollTo(400);
    expect(current()).toBe('Colors');
  });

  it('goes to a section smoothly, gives its heading the focus and stays there though the page scrolls past others', async () => {
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    render(<Page />);
    await user().click(screen.getByRole('link', { name: 'Colors' }));
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
    expect(screen.getByRole('heading', { name: 'Colors' })).toHaveFocus();
    scrollTo(10);
    expect(current()).toBe('Colors');
    fireEvent(document, new Event('scrollend'));
    scrollTo(20);
    expect(current()).toBe('Overview');
  });

  it('holds the section in its place while what stands above it still grows, until the reader moves', async () => {
    let grow = () => {};
    jest.spyOn(window, 'ResizeObserver').mockImplementation((changed) => {
      const observer = { observe: () => undefined, unobserve: () => undefined, disconnect: () => (grow = () => {}) };
      grow = () => changed([], observer);
      return observer;
    });
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    render(<Page />);
    await user().click(screen.getByRole('link', { name: 'Colors' }));
    grow();
    expect(scrollIntoView).toHaveBeenLastCalledWith({ behavior: 'smooth', block: 'start' });
    fireEvent(document, new Event('scrollend'));
    grow();
    expect(scrollIntoView).toHaveBeenCalledTimes(4);
    expect(scrollIntoView).toHaveBeenLastCalledWith({ behavior: 'auto', block: 'start' });
    fireEvent.wheel(window);
    grow();
    expect(scrollIntoView).toHaveBeenCalledTimes(4);
  });

  it('is a sheet on phones, behind a button that says where one is', async () => {
    jest.useRealTimers();
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          matches: media === '(max-width: 700px)',
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as never,
    );
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Sections: Overview' }));
    await userEvent.click(screen.getByRole('link', { name: 'Colors' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Sections: Colors' })).toBeInTheDocument();
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });
});
