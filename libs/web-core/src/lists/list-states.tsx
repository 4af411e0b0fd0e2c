import { Button, EmptyState, ErrorState } from '@maquette/ui';
import { messageOf } from '@maquette/web-core';
import type { ReactNode } from 'react';

interface ListStatesProps {
  list: { items: readonly unknown[]; isLoading: boolean; error: Error | null; reload: () => Promise<unknown> };
  /** What the list is of, in the plural and in the singular: 'designs', 'design'. */
  noun: { many: string; one: string };
  /** Stands while nothing is known. It says so in a live region. */
  loading: ReactNode;
  /** Stands where there is nothing at all, with the way to the first row. */
  empty: ReactNode;
  /** Something is searched for. */
  searching: boolean;
  onClearSearch: () => void;
  /** How many filters leave something out. */
  narrowed: number;
  onClearFilters: () => void;
  /** The list with something in it. */
  children: ReactNode;
}

/** A list as it is: loading, failed with Retry, empty, nothing found with the way back, or full. */
export function ListStates({
  list,
  noun: { many, one },
  loading,
  empty,
  searching,
  onClearSearch,
  narrowed,
  onClearFilters,
  children,
}: ListStatesProps) {
  if (list.isLoading) return loading;
  if (list.error) {
    return (
      <ErrorState
        title={`The ${many} could not be loaded`}
        message={messageOf(list.error, 'No answer came.')}
        onRetry={() => void list.reload()}
      />
    );
  }
  if (list.items.length > 0) return children;
  if (!searching && narrowed === 0) return empty;
  return (
    <EmptyState
      drawing="search"
      title="No results found"
      action={
        <>
          {searching && <Button onClick={onClearSearch}>Clear Search</Button>}
          {narrowed > 0 && <Button onClick={onClearFilters}>Clear filters</Button>}
        </>
      }
    >
      No {one} matches{' '}
      {searching && narrowed > 0 ? 'this search and these filters' : searching ? 'this search' : 'these filters'}.
    </EmptyState>
  );
}
