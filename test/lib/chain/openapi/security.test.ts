import { expect, test } from 'vitest';
import { describedApi } from '../../../../functions/described-api.ts';
import { securityOf } from '../../../../lib/chain/openapi/security.ts';
import type { Access, EndpointDescriptor } from '../../../../lib/contract/endpoint.ts';

const endpoints = Object.values(describedApi).flatMap((group) => group.endpoints);
const pathsWith = (wanted: Access): string[] =>
  endpoints.filter(({ access = 'credentials' }) => access === wanted).map(({ path }) => path);

test.each<[Access, object]>([
  ['credentials', {}],
  ['public', { security: [] }],
  ['optional', { security: [{}, { apiKey: [] }, { bearer: [] }] }],
])('access %s has its security requirement in the document', (access, said) => {
  expect(securityOf({ ...(endpoints[0] as EndpointDescriptor), access })).toEqual(said);
});

test('only the listed endpoints and the documentation are open to callers without credentials', () => {
  const isDocumentation = (path: string): boolean => path.startsWith('/docs');
  const open = pathsWith('public').filter((path) => !isDocumentation(path));
  expect(open.toSorted()).toEqual(['/demo/token', '/health', '/meta/openapi.json', '/version']);
  expect(pathsWith('optional')).toEqual(['/meta/version']);
});
