import { afterAll, expect, test, vi } from 'vitest';
import { shortenBody } from '../../site/reference/short-body.ts';
import { operations } from '../contract/operations.ts';
import { handlerOf } from '../support/every-group.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../support/gateway-event.ts';

/** Examples that leave their moment to the clock have the same answer at every time. */
vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-11-22T12:00:00Z') });
afterAll(() => vi.useRealTimers());

const examples = operations.flatMap(({ group, endpoint }) =>
  endpoint.examples.flatMap(({ name, query, body }) =>
    body === undefined || endpoint.path === '/links' ? [] : [{ group, endpoint, name, query, body }],
  ),
);

/** Faults of a birth in a batch name the member as it was sent. */
const omitFaultPlaces = (text: string): string => text.replaceAll(/body(\.\w+|\[\d+\])+/g, 'body');

test.each(examples)(
  '$endpoint.path, $name: the short body has the same answer',
  async ({ group, endpoint: { method, path }, query, body }) => {
    const answerOf = async (sent: unknown): Promise<string> => {
      const event = gatewayEvent({ method, path, ...(query && { query }), body: sent });
      return omitFaultPlaces((await handlerOf(group)(event, LAMBDA_CONTEXT)).body);
    };
    expect(await answerOf(shortenBody(body))).toBe(await answerOf(body));
  },
);

test('a birth has its members next to its name, and settings stay where they are', () => {
  const birth_location = { latitude: { decimal: 48.8566 }, longitude: { decimal: 2.3522 } };
  const subject = { name: 'Example', birth_datetime: { iso: '1990-06-15T14:30:00' }, birth_location };
  expect(shortenBody({ subject, configuration: { house_system: 'P' } })).toEqual({
    subject: { name: 'Example', datetime: '1990-06-15T14:30:00', latitude: 48.8566, longitude: 2.3522 },
    configuration: { house_system: 'P' },
  });
});
