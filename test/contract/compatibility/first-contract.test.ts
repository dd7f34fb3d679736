import { describe, expect, test } from 'vitest';
import { SCOPES } from '../../../lib/contract/endpoint.ts';
import { handlerFor } from '../../support/any-endpoint.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import { FIRST_CONTRACT } from './first-contract.ts';

const principal = { id: 'somebody', scopes: SCOPES, recordIds: [] };

/** The values at a path; none where a list on the way is empty or a member is missing. */
function findValues(value: unknown, path: readonly string[]): readonly unknown[] {
  const [step = '', ...rest] = path;
  if (path.length === 0) return [value];
  if (typeof value !== 'object' || value === null) return [];
  const isEach = step === '*' || step === '[]';
  const members = isEach ? Object.values(value) : step in value ? [Reflect.get(value, step)] : [];
  return members.flatMap((member) => findValues(member, rest));
}

const IS_OF_TYPE: Readonly<Record<string, (value: unknown) => boolean>> = {
  true: (value) => value === true,
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  measurement: (value) => typeof value === 'number' || value === null,
  string: (value) => typeof value === 'string',
  array: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

/** Members that are missing or have another type. */
function findMissing(body: unknown, members: string): readonly string[] {
  const rows = members.split(',').map((row) => row.trim().split(' '));
  return rows.flatMap(([path = '', type = '']) => {
    const values = findValues(
      body,
      path
        .replaceAll('[]', '.[]')
        .split('.')
        .filter((step) => step !== ''),
    );
    const isKept = values.length > 0 && values.every((value) => IS_OF_TYPE[type]?.(value));
    return isKept ? [] : [`${path} ${type}: ${JSON.stringify(values.slice(0, 3))}`];
  });
}

describe('the first contract is kept', () => {
  test.each(FIRST_CONTRACT)('$to', async ({ to, body, members }) => {
    const [method = '', target = ''] = to.split(' ');
    const { pathname: path, searchParams } = new URL(target, 'http://localhost');
    const query = Object.fromEntries(searchParams);
    const event = gatewayEvent({ method: method === 'GET' ? 'GET' : 'POST', path, query, body, principal });
    const answer = await handlerFor(path)(event, { ...LAMBDA_CONTEXT });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(findMissing(JSON.parse(answer.body), members)).toEqual([]);
  });
});
