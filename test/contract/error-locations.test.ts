import { expect, test } from 'vitest';
import type { ErrorCode } from '../../lib/base/errors/catalog.ts';
import { listErrorCodes } from '../../lib/chain/openapi/error-codes.ts';
import { type FaultList, listFaultLists } from '../support/batch-items.ts';
import { handlerOf } from '../support/every-group.ts';
import { componentOf, type DocumentedOperation, documentedOperations } from '../support/fuzz/document.ts';
import { expectLocatedFaults } from '../support/fuzz/request-location.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../support/gateway-event.ts';
import { operations } from './operations.ts';
import { listPlaces, type Path, type SchemaPlace, toLocation, withMemberAt } from './schema-places.ts';
import { INSTEAD_OF } from './wrong-requests.ts';

/** A value that only a calculation can refuse, for one kind of member. */
interface Fault {
  readonly code: ErrorCode;
  /** Component of the member's schema, or the member's name. */
  readonly member: string;
  readonly value: unknown;
  /** Location of the fault below the member. */
  readonly below: string;
  /** Values of other members, by name, wherever the request has them. */
  readonly beside?: Readonly<Record<string, unknown>>;
}

const PARIS = { iana_name: 'Europe/Paris' };
const POLAR = { latitude: 70, Location: { latitude: 70, longitude: 20 }, polar_fallback: 'error', include_chart: true };
/** `date` is for examples with a date, the range for the others. */
const BEFORE_CHIRON = {
  DateTimeInput: { iso: '0500-06-15T12:00:00Z' },
  date: '0500-06-15',
  start_date: '0500-06-15',
  end_date: '0500-06-20',
  include_chart: true,
};

const FAULTS: readonly Fault[] = [
  {
    code: 'AmbiguousLocalTime',
    member: 'DateTimeInput',
    value: { iso: '2021-10-31T02:30:00', timezone: PARIS, disambiguation: 'reject' },
    below: '',
  },
  {
    code: 'NonexistentLocalTime',
    member: 'DateTimeInput',
    value: { iso: '2021-03-28T02:30:00', timezone: PARIS, disambiguation: 'reject' },
    below: '',
  },
  {
    code: 'InvalidTimezone',
    member: 'DateTimeInput',
    value: { iso: '1990-06-15T12:00:00', timezone: { iana_name: 'Europe/Pari' } },
    below: '.timezone.iana_name',
  },
  { code: 'DatetimeOutOfRange', member: 'DateTimeInput', value: { iso: '9000-01-01T12:00:00Z' }, below: '' },
  {
    code: 'DatetimeOutOfRange',
    member: 'start_date',
    value: '-9000-01-01',
    below: '',
    beside: { end_date: '-8999-01-01' },
  },
  { code: 'DatetimeOutOfRange', member: 'date', value: '9000-01-01', below: '' },
  {
    code: 'InvalidTimezone',
    member: 'Location',
    value: { latitude: 48, longitude: 2, timezone: { name: 'Europe/Pari' } },
    below: '.timezone.name',
  },
  {
    code: 'InvalidTimezone',
    member: 'TimezoneRef',
    value: { iana_name: 'Europe/Pari' },
    below: '',
    beside: { date: 'today', start_date: 'today', end_date: 'week+2w' },
  },
  { code: 'HouseSystemUndefined', member: 'house_system', value: 'P', below: '', beside: POLAR },
  {
    code: 'InvalidBody',
    member: 'objects',
    value: ['chiron', 'eris'],
    below: '[0]',
    beside: { object_set: 'custom', ...BEFORE_CHIRON },
  },
  { code: 'InvalidBody', member: 'bodies', value: ['chiron'], below: '[0]', beside: BEFORE_CHIRON },
];

const isNamed = ({ path, schema }: SchemaPlace, name: string): boolean =>
  path.at(-1) === name || listNames(componentOf(schema)).includes(name);

/** Components that take the same values go by one name. */
const listNames = (component: string | undefined): readonly (string | undefined)[] =>
  component === 'DateTimeOrNow' ? [component, 'DateTimeInput'] : [component];

/** Moments that the calculation accepts although the ephemeris does not cover them. */
const NEEDS_NO_EPHEMERIS = [
  'POST /predictive/progressions/search body.start_date',
  'POST /timezone/offset body.datetime',
  'POST /ephemeris/progressed body.progressed_datetime',
  'POST /comparative/tri-wheel body.progressed_datetime',
];

const endpointOf = ({ title }: DocumentedOperation) =>
  operations.find((operation) => operation.title === title)?.endpoint ?? expect.unreachable(title);

/** The first example of an operation that has the member to which a path leads, else its first one. */
function selectExample(operation: DocumentedOperation, [member]: Path): unknown {
  const bodies = endpointOf(operation).examples.map(({ body }) => body);
  return bodies.find((body) => Object.hasOwn(Object(body), member ?? '')) ?? bodies[0];
}

/** An example with the birth above a member: conditions may leave out theirs, which then is that of the request. */
function withBirthAbove(example: unknown, path: Path): unknown {
  const birth = path.slice(0, path.lastIndexOf('subject') + 1);
  const stated = birth.reduce((value: unknown, step) => Object(value)[step], example);
  return birth.length < 2 || stated !== undefined ? example : withMemberAt(example, birth, Object(example).subject);
}

/** Whether an example has the member that another one goes without. */
const isExcluded = ([member]: Path, example: unknown): boolean =>
  Object.hasOwn(Object(example), INSTEAD_OF[member ?? ''] ?? '');

const withValueAt = (body: unknown, path: Path, value: unknown): unknown =>
  withMemberAt(withBirthAbove(body, path), path, value);

/** The example of an operation with one fault in it. */
function toCase(operation: DocumentedOperation, path: Path, { code, value, below, beside = {} }: Fault) {
  const example = selectExample(operation, path);
  const unused: readonly string[] = Object.hasOwn(Object(example), 'date') ? ['start_date', 'end_date'] : ['date'];
  const others = placesOf(operation).flatMap((place) =>
    Object.entries(beside)
      .filter(([name]) => isNamed(place, name) && !unused.includes(name) && !isExcluded(place.path, example))
      .map(([, other]) => ({ path: place.path, other })),
  );
  const around = others.reduce((body, { path: at, other }) => withValueAt(body, at, other), example);
  return { operation, code, location: toLocation(path) + below, body: withValueAt(around, path, value) };
}

const placesOf = (operation: DocumentedOperation): readonly SchemaPlace[] =>
  listPlaces(operation.body ?? {}, endpointOf(operation).examples[0]?.body, [
    'DateTimeInput',
    'DateTimeOrNow',
    'Location',
  ]);

const cases = documentedOperations.flatMap((operation) =>
  FAULTS.flatMap((fault) =>
    placesOf(operation)
      .filter((place) => isNamed(place, fault.member))
      .map(({ path }) => ({ title: operation.title, ...toCase(operation, path, fault) })),
  ),
);
/** Its twilights want the Sun among the bodies; `test/functions/sky/rise-set` has the fault. */
const WANTS_THE_SUN = 'POST /sky/rise-set body.bodies[0]';
const isRefused = ({ code, title, location }: (typeof cases)[number]): boolean =>
  code === 'DatetimeOutOfRange'
    ? !NEEDS_NO_EPHEMERIS.includes(`${title} ${location}`)
    : `${title} ${location}` !== WANTS_THE_SUN;
const refused = cases.filter(isRefused);

const listFaults = (answer: FaultList): readonly unknown[] =>
  listFaultLists(answer).flatMap(({ error, errors = [] }) => errors.map(({ location }) => ({ error, location })));

test.each(refused)('$title answers $code at $location', async ({ operation, code, location, body }) => {
  const { tag, method, path } = operation;
  const handler = handlerOf(tag as Parameters<typeof handlerOf>[0]);
  const { statusCode, body: text } = await handler(gatewayEvent({ method, path, body }), LAMBDA_CONTEXT);
  expect(listFaults(JSON.parse(text)), text.slice(0, 300)).toContainEqual({ error: code, location });
  expectLocatedFaults(operation, { body }, { status: statusCode, text });
});

test.each([
  'HouseSystemUndefined',
  'AmbiguousLocalTime',
  'NonexistentLocalTime',
  'InvalidTimezone',
  'DatetimeOutOfRange',
] as const)('every operation that documents %s has a case here', (code) => {
  const own = operations.filter(({ endpoint }) => !endpoint.passesOn && !endpoint.validates);
  const documenting = own.filter(({ endpoint }) => listErrorCodes(endpoint).includes(code));
  const titles = new Set(refused.filter((one) => one.code === code).map(({ title }) => title));
  expect(documenting.length).toBeGreaterThan(5);
  expect(documenting.filter(({ title }) => !titles.has(title)).map(({ title }) => title)).toEqual([]);
});
