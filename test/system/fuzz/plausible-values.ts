import fc from 'fast-check';
import { EXAMPLE_JOB_ID } from '../../../functions/bulk/requests.ts';
import { linkableEndpoints } from '../../../functions/links/linkable.ts';
import { TOOLS } from '../../../functions/mcp/tools.ts';
import { sealLink } from '../../../lib/adapters/access/link-token.ts';
import { loadEndpoint } from '../../../lib/contract/loaded-endpoint.ts';
import { linkSecret } from '../../support/all-services.ts';
import { anyTree } from '../../support/elections/any-conditions.ts';
import { anyForm } from '../../support/fuzz/moments.ts';
import { correctRequest } from './correct-request.ts';
import type { Knowledge } from './schema-values.ts';

/** Days and moments of the centuries of most requests; datetimes cover the other centuries. */
const anyDate = fc
  .date({ min: new Date('1600-01-01'), max: new Date('2399-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

const anyDateText = fc.oneof(
  anyDate.map((text) => text.slice(0, 10)),
  anyDate.map((text) => `${text.slice(0, 19)}Z`),
);

const anyTimezone = fc.constantFrom(
  {},
  { iana_name: 'Europe/Paris' },
  { iana_name: 'America/New_York' },
  { name: 'Pacific/Kiritimati' },
  { utc_offset_seconds: -64_800 },
  { utc_offset_seconds: 64_800 },
  { iana_name: 'Europe/Paris', name: 'At home' },
  'Asia/Kolkata',
  '-03:30',
);

const anyReading = fc.record(
  {
    calendar: fc.constantFrom('gregorian', 'julian'),
    disambiguation: fc.constantFrom('compatible', 'earlier', 'later', 'reject'),
    timezone: anyTimezone,
  },
  { requiredKeys: [], noNullPrototype: true },
);

const anyDatetime = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(anyForm, anyReading).map(([form, reading]) => ({ ...form, ...reading })) },
  fc.constantFrom('1990-06-15 14:30', '1945-07-01T12:00:00', '2026-01-03T10:00:00Z'),
);

const anyPoints = fc.dictionary(
  fc.constantFrom('sun', 'moon', 'ascendant', 'My point', 'Ősz', 'chiron'),
  fc.double({ min: 0, max: 360, noNaN: true }),
  { minKeys: 1, noNullPrototype: true },
);

const anyArguments = fc.constantFrom(
  {},
  { birth: '1990-06-15 14:30, 48.85, 2.35' },
  { at: '2026-01-03 10:00Z' },
  { name: 'Basel' },
);

const anyCall = fc.record(
  { name: fc.constantFrom(...TOOLS.map(({ name }) => name), 'no_tool'), arguments: anyArguments },
  { noNullPrototype: true },
);

const anyMessage = fc
  .tuple(fc.constantFrom('ping', 'tools/list', 'tools/call', 'initialize', 'no/method'), anyCall, fc.nat())
  .map(([method, call, id]) => ({ jsonrpc: '2.0', id, method, ...(method === 'tools/call' && { params: call }) }));

/** Requests that links can stand for: the examples of their endpoints. */
const LINKED = (await Promise.all(linkableEndpoints.map((endpoint) => loadEndpoint(endpoint)))).flatMap(
  ({ path, examples, files = [] }) =>
    examples.flatMap(({ body }) => files.map((format) => ({ path, query: { format }, body }))),
);

/** Tables only: a calendar cannot have the years of every example. */
const anyToken = fc.constantFrom(
  ...LINKED.filter(({ query }) => query.format === 'csv').map((request) =>
    sealLink({ endsAt: 4_000_000_000, owner: [`key#${'5'.repeat(64)}`], request }, linkSecret),
  ),
);

/** Values that a reader of the document would send. */
export const PLAUSIBLE_VALUES: Knowledge = {
  components: {
    DateTimeInput: anyDatetime,
    DateTimeOrNow: fc.oneof({ weight: 9, arbitrary: anyDatetime }, fc.constant({})),
    TimezoneRef: anyTimezone,
    McpMessage: anyMessage,
    LinkRequest: fc.constantFrom(...LINKED),
    ElectionCondition: anyTree,
  },
  members: {
    start_date: anyDateText,
    end_date: anyDateText,
    date: anyDateText,
    time_of_day: fc.constantFrom('00:00', '12:30', '23:59:59'),
    query: fc.constantFrom('Basel', 'Springfield, Illinois', 'Ōsaka', 'san', 'Nowhere at all', 'Łódź', '東京'),
    star_names: fc.constantFrom('Regulus', 'Aldebaran', 'Spica', 'Algol', 'Sirius'),
    natal_planets: anyPoints,
    place: fc.constant('Paris, Texas'),
    country_code: fc.constant('US'),
    token: anyToken,
    job_id: fc.constant(EXAMPLE_JOB_ID),
    birth_time_known: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.constant(false)),
    search_window_days: fc.constantFrom(366, 400, 800),
  },
  formsByExample: true,
  distinct: true,
  correct: correctRequest,
};
