import { endpoints } from './endpoints.ts';
import { schemas } from './schemas.ts';

test('every endpoint has its schemas, and every path parameter one of its own', () => {
  for (const [noun, operations] of Object.entries(endpoints)) {
    for (const [operation, endpoint] of Object.entries(operations)) {
      const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const table: Record<string, Record<string, { params?: { shape: object } }>> = schemas as never;
      expect(Object.keys(table[noun]?.[operation]?.params?.shape ?? {})).toEqual(names);
    }
  }
});
