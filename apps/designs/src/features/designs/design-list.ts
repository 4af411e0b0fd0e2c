import { replaceEqualDeep } from '@tanstack/react-query';
import type { DesignFilters, DesignList, DesignsPage } from './api/list-designs';
import type { Design } from './design';

/** Changes to a loaded list. Each returns a new one and keeps every card that did not change, so that only changed cards are drawn again. */

const mapPages = (list: DesignList, change: (designs: Design[], page: number) => Design[]): DesignList => ({
  ...list,
  pages: list.pages.map((page, index) => ({ ...page, designs: change(page.designs, index) })),
});

export const withoutDesigns = (list: DesignList, ids: ReadonlySet<string>): DesignList =>
  mapPages(list, (designs) => designs.filter(({ id }) => !ids.has(id)));

export const withDesign = (list: DesignList, changed: Design): DesignList =>
  mapPages(list, (designs) =>
    designs.map((design) => (design.id === changed.id ? replaceEqualDeep(design, changed) : design)),
  );

const isBefore = (a: Design, b: Design, sort: DesignFilters['sort']) => {
  // Ids are compared as the server does: a language's own alphabet may order them otherwise.
  const order = Date.parse(a.createdAt) - Date.parse(b.createdAt) || (a.id < b.id ? -1 : 1);
  return sort === 'newest' ? order > 0 : order < 0;
};

/** Puts designs back where the list's order wants them (undo of a deletion). */
export function withDesignsBack(
  list: DesignList,
  restored: readonly Design[],
  sort: DesignFilters['sort'],
): DesignList {
  return restored.reduce((current, design) => {
    const follower = current.pages.findIndex(({ designs }) => designs.some((other) => isBefore(design, other, sort)));
    const target = follower < 0 ? current.pages.length - 1 : follower;
    return mapPages(current, (designs, page) => {
      if (page !== target || designs.some(({ id }) => id === design.id)) return designs;
      const at = designs.findIndex((other) => isBefore(design, other, sort));
      return at < 0 ? [...designs, design] : [...designs.slice(0, at), design, ...designs.slice(at)];
    });
  }, list);
}

/**
 * The list after its first page was read again: new designs come first, changed ones change in place, those that the first page no
 * longer has are gone unless new ones pushed them on: those come after its last one.
 */
export function withFreshFirstPage(list: DesignList, fresh: DesignsPage, sort: DesignFilters['sort']): DesignList {
  const [first, ...rest] = list.pages;
  if (!first) return list;
  const known = new Map(list.pages.flatMap((page) => page.designs.map((design) => [design.id, design])));
  const freshIds = new Set(fresh.designs.map(({ id }) => id));
  const last = fresh.pagination.hasMore ? fresh.designs.at(-1) : undefined;
  const pushedOn = last
    ? first.designs.filter((design) => !freshIds.has(design.id) && isBefore(last, design, sort))
    : [];
  const designs = fresh.designs.map((design) => replaceEqualDeep(known.get(design.id), design));
  const others = rest.map((page) => ({ ...page, designs: page.designs.filter(({ id }) => !freshIds.has(id)) }));
  return {
    ...list,
    pages: [
      { designs: [...designs, ...pushedOn], pagination: { ...first.pagination, hasMore: fresh.pagination.hasMore } },
      ...others,
    ],
  };
}
