import { describe, expect, test } from 'vitest';
import { loadEndpoint } from '../../lib/contract/loaded-endpoint.ts';
import { listFlatNames } from '../../lib/requests/forms/accepted-names.ts';
import { findMemberName, listAliases } from '../../lib/requests/forms/member-names.ts';
import { shapeOf, unwrapSchema } from '../../lib/requests/issues/schema-path.ts';
import { operations } from './operations.ts';

interface Body {
  readonly title: string;
  readonly shape: Readonly<Record<string, unknown>>;
}

const bodies: Body[] = [];
for (const { title, endpoint } of operations) {
  const { body } = (await loadEndpoint(endpoint)).request;
  const shape = body && shapeOf(unwrapSchema(body));
  if (shape) bodies.push({ title, shape });
}

describe('other names of members', () => {
  test('are those of the list in aliases.txt, for each endpoint', async () => {
    const lines = bodies.flatMap(({ title, shape }) => {
      const names = Object.keys(shape).flatMap((name) => {
        const aliases = listAliases(name, shape);
        return aliases.length === 0 ? [] : [`  ${name}: ${aliases.join(' ')}`];
      });
      const flat = listFlatNames(shape);
      const ofSubject = flat.length === 0 ? [] : [`  of subject: ${flat.join(' ')}`];
      return names.length + ofSubject.length === 0 ? [] : [title, ...names, ...ofSubject];
    });
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('aliases.txt');
  });

  test.each(bodies)('are never those of a member of the body itself: $title', ({ shape }) => {
    const aliases = Object.keys(shape).flatMap((name) => listAliases(name, shape));
    const taken = [...aliases, ...listFlatNames(shape)].filter((name) => Object.hasOwn(shape, name));
    expect(taken).toEqual([]);
    expect(Object.keys(shape).map((name) => findMemberName(name, shape))).toEqual(Object.keys(shape));
  });
});
