import fc from 'fast-check';
import { describeOperations } from '../../../functions/bulk/operations.ts';
import { EXAMPLE_JOB_ID } from '../../../functions/bulk/requests.ts';
import { toCalendarsRequest } from '../../../functions/links/calendars.ts';
import { createLink } from '../../../functions/links/endpoints.ts';
import { linkableEndpoints } from '../../../functions/links/linkable.ts';
import type { LinkRequest } from '../../../functions/links/links/request.ts';
import { TOOLS } from '../../../functions/mcp/tools.ts';
import { createLinkId, sealLink } from '../../../lib/adapters/access/link-token.ts';
import { INPUT_FORMATS, OUTPUT_FORMATS } from '../../../lib/bulk/task.ts';
import { loadEndpoint } from '../../../lib/contract/loaded-endpoint.ts';
import type { LinkedRequest } from '../../../lib/contract/services.ts';
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

const CALENDARS = LINKED.filter(({ query }) => query.format === 'ics').map(({ path, body }) => ({ path, body }));

/** Several calendars behind one link: those of the examples, whose members of all calendars are apart, and any others. */
const ORDERS = (await loadEndpoint(createLink)).examples.flatMap(({ body }) => {
  const { calendars, name, timezone = 'UTC', defaults = {} } = body as LinkRequest;
  return calendars ? [{ calendars, name, timezone, defaults }] : [];
});

const anyOrder = fc.oneof(
  fc.constantFrom(...ORDERS),
  fc.record(
    {
      calendars: fc.array(fc.constantFrom(...CALENDARS), { minLength: 1, maxLength: 4 }),
      name: fc.constantFrom('Sky of Ada', 'Ősz; Łódź, \n東京'),
      timezone: fc.constantFrom('Europe/Paris', 'Asia/Kolkata'),
      expires_in: fc.constantFrom(60, 315_532_800),
    },
    { requiredKeys: ['calendars'], noNullPrototype: true },
  ),
);

/** A link of the caller. */
const LINK = { endsAt: 4_000_000_000, owner: [`key#${'5'.repeat(64)}`] };
const sealed = (request: LinkedRequest): string => sealLink({ ...LINK, request }, linkSecret);

/** Tables, and the calendars of the examples: one calendar cannot have the years of every example. */
const TABLES = LINKED.filter(({ query }) => query.format === 'csv');
const anyToken = fc.constantFrom(...[...TABLES, ...ORDERS.map(toCalendarsRequest)].map(sealed));

/** Of a link that nothing opens, so that it may end. */
const LINK_ID = createLinkId(sealed({ path: '/health', query: {} }), LINK, linkSecret);

const OPERATIONS = await describeOperations();

/** Jobs with columns of their operation. */
const anyJob = fc.constantFrom(...OPERATIONS).chain(({ path, columns, example_defaults }) => {
  const selections = fc.uniqueArray(fc.constantFrom(...columns.flatMap(({ name, group }) => [name, group])), {
    minLength: 1,
    maxLength: 5,
  });
  const anyOutput = { format: fc.constantFrom(...OUTPUT_FORMATS), columns: selections };
  return fc.record(
    {
      operation: fc.constant(path),
      defaults: fc.constant(
        example_defaults ?? (path === '/ephemeris/natal-chart' ? { configuration: { house_system: 'W' } } : {}),
      ),
      input: fc.record({ format: fc.constantFrom(...INPUT_FORMATS) }, { noNullPrototype: true }),
      output: fc.record(anyOutput, { requiredKeys: [], noNullPrototype: true }),
    },
    {
      requiredKeys: ['operation', 'input', ...(example_defaults ? (['defaults'] as const) : [])],
      noNullPrototype: true,
    },
  );
});

/** Values that a reader of the document would send. */
export const PLAUSIBLE_VALUES: Knowledge = {
  components: {
    DateTimeInput: anyDatetime,
    DateTimeOrNow: fc.oneof({ weight: 9, arbitrary: anyDatetime }, fc.constant({})),
    TimezoneRef: anyTimezone,
    McpMessage: anyMessage,
    LinkRequest: fc.oneof(fc.constantFrom(...LINKED), anyOrder),
    BulkJobRequest: anyJob,
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
    id: fc.constant(LINK_ID),
    job_id: fc.constant(EXAMPLE_JOB_ID),
    birth_time_known: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.constant(false)),
    search_window_days: fc.constantFrom(366, 400, 800),
  },
  formsByExample: true,
  distinct: true,
  correct: correctRequest,
};
