import { useUser } from '@maquette/web-core';
import { useListChanges } from '@maquette/web-core/lists';
import type { PagedList } from '@maquette/web-core/lists';
import { renderApp, serveEachTest } from '@maquette/web-testing';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';

serveEachTest();

const rows: PagedList<{ id: string }, object> = {
  name: 'rows',
  load: () => Promise.resolve({ items: [], perPage: 20, hasMore: false }),
  isBefore: () => false,
};

/** What a strip of counts does, and a page with the trash. */
function Counts({ of }: { of: string }) {
  const { id } = useUser();
  const { data = 0 } = useQuery<number>({
    queryKey: [of, id],
    queryFn: ({ client }) => (client.getQueryData<number>([of, id]) ?? 0) + 1,
  });
  return (
    <p>
      {of} read {data} times
    </p>
  );
}

function Page() {
  const changes = useListChanges(rows);
  return (
    <>
      <Counts of="stats" />
      <Counts of="trash" />
      <button
        onClick={() => {
          const putBack = changes.remove(new Set(['a']));
          Object.assign(window, { putBack: () => putBack([{ id: 'a' }]) });
        }}
      >
        Delete
      </button>
      <button onClick={() => (window as unknown as { putBack: () => void }).putBack()}>Restore</button>
      <button onClick={() => void changes.refresh()}>Make</button>
      <button onClick={() => void changes.clear()}>Reload</button>
    </>
  );
}

it('counts, and the trash, are read anew after something was made, deleted or restored, and on Reload', async () => {
  const { user } = renderApp(<Page />);
  expect(await screen.findByText('stats read 1 times')).toBeVisible();
  let times = 1;
  for (const what of ['Make', 'Delete', 'Restore', 'Reload']) {
    times += 1;
    await user.click(screen.getByRole('button', { name: what }));
    for (const name of ['stats', 'trash']) expect(await screen.findByText(`${name} read ${times} times`)).toBeVisible();
  }
});
