import { describe, expect, test } from 'vitest';
import type { Example } from '../../lib/contract/endpoint.ts';
import { listLeaves, readCalendarEvents, readTableRows, toNearestSecond } from '../support/dated-formats.ts';
import { handlerOf } from '../support/every-group.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../support/gateway-event.ts';
import { operations } from './operations.ts';

const cases = operations
  .filter(({ endpoint }) => endpoint.files?.includes('csv'))
  .flatMap(({ title, group, endpoint }) =>
    endpoint.examples.map((example: Example) => ({ title, group, endpoint, example, name: example.name })),
  );

/** Tables whose rows are not the entries of one list of the answer: their own tests hold them against it. */
const OTHER_ROWS = new Set([
  ...['/ephemeris/table', '/sky/rise-set', '/vedic/panchanga', '/timelords/profections'],
  ...['/predictive/returns', '/predictive/returns/solar', '/predictive/returns/lunar', '/predictive/elections'],
]);

/** Columns with the beginning and the end of an event, the first that a row has; an event without an end is an instant. */
const BEGINNINGS = [
  'first_contact',
  ...['details.penumbra.begins_at', 'details.penumbral.begins_at', 'earliest_datetime', 'exact_datetime'],
  ...['start.datetime_utc', 'start', 'datetime_utc', 'datetime'],
];
const ENDS = [
  'last_contact',
  ...['details.penumbra.ends_at', 'details.penumbral.ends_at', 'details.ends_at', 'latest_datetime'],
  ...['end.datetime_utc', 'end'],
];

type Row = Readonly<Record<string, string>>;

const cellIn = (row: Row, columns: readonly string[]): string | undefined =>
  columns.map((column) => row[column]).find((cell) => cell !== undefined);

function toTimes(row: Row): readonly [number, number] {
  const start = cellIn(row, BEGINNINGS) ?? expect.unreachable(JSON.stringify(row));
  return [toNearestSecond(start), toNearestSecond(cellIn(row, ENDS) ?? start)];
}

/** The lists of an answer, those of its data among them. */
function listsOf(answer: object): readonly (readonly unknown[])[] {
  const members: readonly unknown[] = Object.values({ ...answer, ...Object(Reflect.get(answer, 'data')) });
  return members.filter((member) => Array.isArray(member));
}

/** An entry as a table has it: without lists of records and without GeoJSON. */
function withoutRecords(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return entry;
  const isCell = ([, value]: [string, unknown]) =>
    Object(value).type !== 'FeatureCollection' &&
    !(Array.isArray(value) && value.some((one) => typeof one === 'object'));
  const members = Object.entries(entry).filter(isCell);
  return Object.fromEntries(members.map(([name, value]) => [name, withoutRecords(value)]));
}

interface SeenEntry {
  readonly exact_datetime?: string;
  readonly details?: { readonly contacts?: readonly { readonly datetime_utc: string }[] };
}

/** The first and the last contact at the place of the request, by the moment of an eclipse; tables have no contacts. */
const contactsIn = (answer: object): ReadonlyMap<string | undefined, Row> =>
  new Map(
    (listsOf(answer).flat() as readonly SeenEntry[]).flatMap(({ exact_datetime, details }) => {
      const [first, last] = [details?.contacts?.at(0), details?.contacts?.at(-1)];
      return first && last
        ? [[exact_datetime, { first_contact: first.datetime_utc, last_contact: last.datetime_utc }] as const]
        : [];
    }),
  );

describe.each(cases)('$title $name', ({ group, endpoint, example: { query = {}, body } }) => {
  const { method, path, files } = endpoint;
  const { preset: _, ...rest } = query as Readonly<Record<string, string>>;
  const ask = async (format: string, type: string) => {
    const event = gatewayEvent({ method, path, query: { ...rest, format }, body });
    const { statusCode, headers, body: text } = await handlerOf(group)(event, LAMBDA_CONTEXT);
    expect([statusCode, headers?.['Content-Type']], text.slice(0, 300)).toEqual([200, type]);
    return text;
  };
  const askJson = async (): Promise<object> => JSON.parse(await ask('json', 'application/json'));
  const askTable = async () => readTableRows(await ask('csv', 'text/csv; charset=utf-8'));

  test('as CSV has a row for each entry, with all its members and no others', async () => {
    const rows = await askTable();
    if (OTHER_ROWS.has(path)) return;
    const lists = listsOf(await askJson()).map((list) => list.map((entry) => listLeaves(withoutRecords(entry))));
    expect(lists).toContainEqual(rows);
  });

  test('as a calendar has an event for each row, to the second, with an identifier of its own', async () => {
    if (!files?.includes('ics')) return;
    // What is in orb at an end of a range is a row, but no event.
    const rows = (await askTable()).filter((row) => row.applying !== 'true' && row.separating !== 'true');
    const events = readCalendarEvents(await ask('ics', 'text/calendar; charset=utf-8'));
    const contacts = contactsIn(await askJson());
    const times = rows.map((row) => toTimes({ ...row, ...contacts.get(row.exact_datetime) }));
    expect(events.map(({ startMs, endMs }) => [startMs, endMs])).toEqual(times);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(rows.length);
  });
});
