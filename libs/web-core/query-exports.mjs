// What shell and remotes may use of @tanstack/react-query, of which only this goes into the page.
// eslint.config.mjs holds imports to this list.
export {
  QueryClient,
  QueryClientProvider,
  infiniteQueryOptions,
  queryOptions,
  replaceEqualDeep,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from 'react-query-whole';
