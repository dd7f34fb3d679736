import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { makeLink } from '../../../lib/contract/make-link.ts';
import type { createLink } from '../endpoints.ts';
import { findLinkable, LINK_FORMATS } from '../linkable.ts';
import type { contract } from './contract.ts';
import { LinkRequest } from './request.ts';
import { type LinkedCall, validateLinkedCall } from './validate.ts';

const subject = {
  name: 'Ada Lovelace',
  birth_datetime: { iso: '1815-12-10T13:00:00' },
  birth_location: { latitude: 51.5074, longitude: -0.1278 },
};

const examples: readonly Example[] = [
  {
    name: 'wheel',
    summary: 'The wheel of a birth, for a year',
    body: { path: '/ephemeris/natal-chart', query: { format: 'svg' }, body: { subject }, expires_in: 31_536_000 },
  },
  {
    name: 'calendar',
    summary: 'A calendar of lunations and eclipses',
    body: {
      path: '/predictive/events',
      query: { format: 'ics' },
      body: {
        start_date: '2027-01-01',
        end_date: '2027-12-31',
        event_types: ['lunation', 'eclipse_solar', 'eclipse_lunar'],
      },
      expires_in: 31_536_000,
    },
  },
  {
    name: 'table',
    summary: 'A table for a spreadsheet, for thirty days',
    body: {
      path: '/ephemeris/table',
      query: { format: 'csv' },
      body: { start_date: '2027-01-01', end_date: '2027-01-31', bodies: ['sun', 'moon'] },
    },
  },
];

export const handler: EndpointHandler = defineHandler<typeof createLink, typeof contract>()({
  request: { body: LinkRequest },
  envelope: 'none',
  examples,
  run: async ({ body }, services, context) => {
    const call = toLinkedCall(body);
    const format = await validateLinkedCall(call, services.requestValidator, context);
    const request = { path: body.path, query: call.query, body: call.body };
    const link = await makeLink({ request, seconds: body.expires_in, bodyLocation: 'body.body' }, services, context);
    return { url: link.url, media_type: LINK_FORMATS[format], expires_at: link.expires_at };
  },
});

/** An omitted body becomes an empty object, so that the response names the members that are missing. */
function toLinkedCall({ path, query, body }: LinkRequest): LinkedCall {
  const endpoint = findLinkable(path);
  if (!endpoint) throw new Error(`no link leads to ${path}`);
  const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const nothing = endpoint.method === 'POST' ? {} : undefined;
  return { endpoint, query: Object.fromEntries(texts), body: body ?? nothing };
}
