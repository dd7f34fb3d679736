import { expect, it } from 'vitest';
import type { PostPath } from '../../../clients/typescript/src/operations.ts';
import { isRepeatable, UNREPEATABLE_PATHS } from '../../../clients/typescript/src/repeatable.ts';
import { api, type Group } from '../../../functions/api.ts';

const endpoints = Object.values<Group>(api).flatMap((group) => group.endpoints);

it('no call that needs a scope is repeated: endpoints that change anything have one', () => {
  const changing = endpoints.filter(({ method, scope }) => method === 'POST' && scope !== undefined);
  expect(changing.length).toBeGreaterThan(0);
  expect(changing.filter(({ path }) => isRepeatable(path as PostPath)).map(({ path }) => path)).toEqual([]);
});

it('the paths that are not repeated exist', () => {
  const paths = endpoints.map(({ path }): string => path);
  expect(UNREPEATABLE_PATHS.filter((path) => !paths.includes(path))).toEqual([]);
});
