/* What shell and areas use of @tanstack/react-query; see react-router-dom.ts and react-i18next.ts. */
export {
  hashKey,
  hydrate,
  infiniteQueryOptions,
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '#react-query';
