import { describe, expect, it, vi } from 'vitest';
import { MAX_VALUES } from '../../../lib/chain/json-structure.ts';
import { measureGrowth } from '../../support/growth.ts';
import { smallFunction } from './small-function.ts';

const { ask } = smallFunction();
const echo = (body: unknown, query?: Record<string, string | readonly string[]>) =>
  ask({ method: 'POST', path: '/echo', body, ...(query && { query }) });

describe('400 query parameters', () => {
  it('unknown to the endpoint are refused, with the nearest known name', async () => {
    const { status, body } = await echo({}, { shuot: 'yes' });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      {
        location: 'query.shuot',
        message: 'is not known; did you mean shout?',
        suggestion: { location: 'query.shout', value: 'yes' },
        value: 'yes',
      },
    ]);
  });

  it('given twice are refused, even when both values are equal', async () => {
    expect((await echo({}, { shout: ['yes', 'yes'] })).status).toBe(400);
    const { status, body } = await echo({}, { shout: ['yes', 'no'] });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ location: 'query.shout', message: 'is given more than once', value: 'yes, no' }]);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'named %s are refused like any other',
    async (name) => {
      const { status, body } = await echo({}, Object.fromEntries([[name, 'x']]));
      expect([status, body.errors[0].location]).toEqual([400, `query.${name}`]);
    },
  );

  it('are reported together with the issues of the body', async () => {
    const { body } = await echo({ text: 1, txet: 2 }, { shout: 'loud', other: '' });
    expect(body.error).toBe('ValidationError');
    expect(body.errors.map(({ location }: { location: string }) => location)).toEqual([
      'query.shout',
      'query.other',
      'body.text',
      'body.txet',
    ]);
  });
});

describe('400 members', () => {
  it.each([
    ['{"__proto__":{"admin":true}}', 'body.__proto__'],
    ['{"constructor":{"prototype":{}}}', 'body.constructor'],
    ['{"deep":{"inner":1,"__proto__":1}}', 'body.deep.__proto__'],
    ['{"deep":{"inner":1,"innre":1}}', 'body.deep.innre'],
  ])('%s: %s is refused as unknown', async (sent, location) => {
    const { status, body } = await echo(sent);
    expect([status, body.errors.at(-1).location]).toEqual([400, location]);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it('with names of 10 kB are reported with shortened names', async () => {
    const { text, body } = await echo({ ['x'.repeat(10_000)]: 'y'.repeat(10_000) });
    expect(text.length).toBeLessThan(1000);
    expect(body.errors[0].location).toBe(`body.${'x'.repeat(64)}…`);
    expect(body.errors[0].value).toBe(`${'y'.repeat(100)}…`);
  });

  it('are shortened between characters, because half an emoji is not valid Unicode', async () => {
    const { body } = await echo({ unknown: `${'y'.repeat(99)}🜨🜨` });
    expect(body.errors[0].value.isWellFormed()).toBe(true);
  });

  const sendMembers = (count: number) => {
    const members = Array.from({ length: count }, (_, index) => `"${index.toString(36)}":1`);
    return echo(`{${members.join(',')}}`);
  };

  it('as many unknown members as a body may have give a small answer, in a time proportional to their number', async () => {
    const { status, text, body } = await sendMembers(MAX_VALUES);
    expect([status, body.errors.length]).toEqual([400, 50]);
    expect(text.length).toBeLessThan(20_000);
    expect(await measureGrowth(sendMembers, MAX_VALUES / 10)).toBeLessThan(8);
  });

  it('413 more of them are refused without being read', async () => {
    const { status, body } = await sendMembers(MAX_VALUES + 1);
    expect([status, body.error]).toEqual([413, 'PayloadTooLarge']);
    expect(body.detail).toBe('The body must have at most 10000 members and elements.');
  });

  it('nested as deep as a body allows do not crash the process', async () => {
    const depth = 200_000;
    const nested = [
      `${'['.repeat(depth)}${']'.repeat(depth)}`,
      `${'{"a":'.repeat(depth / 2)}1${'}'.repeat(depth / 2)}`,
    ];
    for (const sent of nested) expect((await echo(sent)).status).toBe(400);
  });

  it.each([
    ['[]', 'must be an object, not an array', '[array of 0]'],
    ['null', 'must be an object, not null', null],
    ['"text"', 'must be an object, not a string', 'text'],
    ['1e999', 'must be an object, not a number', 'Infinity'],
    ['true', 'must be an object, not a boolean', true],
  ])('a body of %s is refused, because it is not an object', async (sent, message, value) => {
    expect((await echo(sent)).body.errors).toEqual([{ location: 'body', message, value, example: {} }]);
  });
});

it('requests are read alike before and after zod compiles their schemas', async () => {
  vi.resetModules();
  const { smallFunction: freshFunction } = await import('./small-function.ts');
  const fresh = freshFunction();
  const requests = [{ text: 'a' }, {}, { text: 1, txet: 2 }, [], { text: 'b', count: 'x' }];
  const read = () =>
    Promise.all(
      requests.map(async (body) => {
        const answer = await fresh.ask({ method: 'POST', path: '/echo', body });
        return [answer.status, answer.body];
      }),
    );
  const first = await read();
  for (let round = 0; round < 10; round += 1) expect(await read()).toEqual(first);
  expect(new Set(first.map(([status]) => status))).toEqual(new Set([200, 400]));
});
