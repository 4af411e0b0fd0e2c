import { useUser } from '@maquette/web-core';
import { searchRemote } from '@maquette/web-core/remotes';
import type { Found, RemoteLine } from '@maquette/web-core/remotes';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const PAUSE_MS = 200;
const SHORTEST = 2;

/** What is typed, once it rests. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

interface Search {
  groups: { label: string; found: Found[] }[];
  /** Answers are on their way. */
  searching: boolean;
  /** Some of it could not be searched. */
  failed: boolean;
  retry: () => void;
}

/** What the remotes have by the name that is typed: asked for when the typing rests, given up when it goes on. What was found stays until there is more to say. */
export function useSearch(remotes: readonly RemoteLine[], typed: string): Search {
  const { id: userId } = useUser();
  const wanted = typed.trim();
  const text = useRested(wanted);
  const enabled = text.length >= SHORTEST;
  const answers = useQueries({
    queries: remotes.map((remote) => ({
      queryKey: ['search', userId, remote.name, text],
      queryFn: ({ signal }: { signal: AbortSignal }) => searchRemote(remote, text, signal),
      enabled,
      placeholderData: (previous: Awaited<ReturnType<typeof searchRemote>> | undefined) => previous,
    })),
  });
  if (wanted.length < SHORTEST) return { groups: [], searching: false, failed: false, retry: () => undefined };
  return {
    groups: answers.flatMap(({ data }) => (data && data.found.length > 0 ? [data] : [])),
    searching: text !== wanted || answers.some(({ isFetching }) => isFetching),
    failed: answers.some(({ isError }) => isError),
    retry: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
  };
}
