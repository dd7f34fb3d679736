import { expect, test } from 'vitest';
import { smallFunction } from './small-function.ts';

const echo = { method: 'POST', path: '/echo', body: { text: 'private' } } as const;

test('the record of a request names its caller by id and key id, refused or not', async () => {
  const { ask, observed } = smallFunction();
  const principal = { id: 'acme-27wup4', scopes: [], keyId: '0123456789ab' };
  await ask({ ...echo, principal });
  await ask({ ...echo, principal, body: { wrong: 1 } });
  expect(observed).toHaveLength(2);
  for (const record of observed) expect(record).toMatchObject({ principal: principal.id, keyId: principal.keyId });
  expect(JSON.stringify(observed)).not.toContain('private');
});

test('the record of a request without credentials names nobody', async () => {
  const { ask, observed } = smallFunction();
  await ask({ ...echo, principal: null });
  expect(observed).toHaveLength(1);
  for (const member of ['principal', 'keyId']) expect(observed[0]).not.toHaveProperty(member);
});
