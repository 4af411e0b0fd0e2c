import { useShortcutGroup, useUser } from '@maquette/web-core';
import { filtersOf } from '@maquette/web-core/lists';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { designQuery, neighboursQuery } from '../../designs/api/get-design';
import { DESIGN_FILTERS } from '../../designs/design-filters';
import { designPath, listBehind } from '../../designs/paths';

const SHORTCUTS = { title: 'Design', shortcuts: [{ keys: ['←', '→'], does: 'Previous and next design' }] };

/** The designs before and after this one in the list that led here, or among all; the arrow keys lead to them. */
export function useNeighbours(id: string) {
  const { id: userId } = useUser();
  const { state } = useLocation() as { state: unknown };
  const search = listBehind(state) ?? '';
  const filters = useMemo(() => filtersOf(DESIGN_FILTERS, new URLSearchParams(search)), [search]);
  const { data } = useQuery(neighboursQuery(userId, id, filters));
  const { previous, next } = data ?? { previous: null, next: null };
  const client = useQueryClient();
  const navigate = useNavigate();

  // Whoever walks does not wait.
  useEffect(() => {
    for (const neighbour of [next, previous])
      if (neighbour) void client.prefetchQuery(designQuery(userId, neighbour.id));
  }, [client, userId, previous, next]);

  useShortcutGroup(SHORTCUTS);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const elsewhere =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, [role=dialog], [role=alertdialog], [role=menu]');
      if (elsewhere || event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey)
        return;
      const target = { ArrowLeft: previous, ArrowRight: next }[event.key];
      if (target) void navigate(designPath(target.id), { state, replace: true });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate, previous, next, state]);
  return { previous, next, state };
}
