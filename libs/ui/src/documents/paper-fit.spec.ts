import { bestScale, faultsOf, onPaper } from './paper-fit';

describe('The fit of a document to paper', () => {
  it('has no fault where every page is full and the last one half', () => {
    expect(faultsOf([0.9, 0.85, 0.5])).toBe(0);
  });

  it('minds a last page of one line more than a page that ends early', () => {
    expect(faultsOf([0.9, 0.9, 0.05])).toBeGreaterThan(faultsOf([0.9, 0.6, 0.6]));
  });

  it('minds a line of a chapter that is left for the next page', () => {
    expect(faultsOf([0.9, 0.9], [0.03])).toBeGreaterThan(faultsOf([0.9, 0.9], [0.4]));
    expect(bestScale((scale) => ({ pages: [0.9, 0.9], tails: scale < 0.98 ? [] : [0.03] }))).toBe(0.97);
  });

  it('stays at the real size where nothing is gained', () => {
    expect(bestScale(() => ({ pages: [0.9, 0.9, 0.7] }))).toBe(1);
  });

  it('takes the smallest change that pulls back what is left over', () => {
    expect(bestScale((scale) => ({ pages: scale < 0.95 ? [0.9, 0.95] : [0.9, 0.9, 0.04] }))).toBe(0.94);
  });

  it('keeps the real size where no size is better', () => {
    expect(bestScale(() => ({ pages: [0.2] }))).toBe(1);
  });

  it.each([
    ['print', 'all'],
    ['only screen', 'not all'],
    // the page is 658 px wide
    ['(max-width: 700px)', '(min-width: 0px)'],
    ['(min-width: 700px)', '(max-width: 0px)'],
    ['(max-width: 480px)', '(max-width: 0px)'],
    ['(hover: hover)', '(hover: hover)'],
  ])('answers the media query “%s” as paper does', (query, paper) => {
    expect(onPaper(query)).toBe(paper);
  });
});
