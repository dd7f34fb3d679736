import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUSE_SYSTEMS } from '../../lib/base/catalog/house-systems.ts';
import { isObject } from '../../lib/base/is-object.ts';
import { NATAL_EXAMPLES } from '../../lib/requests/chart/natal-examples.ts';
import { NatalChartRequest } from '../../lib/requests/chart/natal-request.ts';
import { normalizeInput } from '../../lib/requests/forms/normalize.ts';
import { NOT_PLAIN, normalizePlainly } from '../../lib/requests/forms/normalize-plainly.ts';

import { operations } from './operations.ts';

const SETTINGS = { now: new Date('2026-11-22T12:00:00Z'), findPlace: () => undefined };

const HANDLE = 'c1.EH7eOKHvgxHwyH_-DMgAf__hDUV1cm9wZS9Mb25kb24MQWRhIExvdmVsYWNlAJhb4KU';

/** Names and values by which accepted forms differ from canonical ones, and some that no form accepts. */
const NAMES = [
  ...[
    'lat',
    'lng',
    'latitude',
    'longitude',
    'datetime',
    'birth_datetime',
    'zodiac',
    'zodiac_type',
    'iso',
    'iso_string',
  ],
  ...[
    'subject',
    'subjects',
    'subject_a',
    'configuration',
    'objects',
    'object_set',
    'ayanamsa',
    'user_ayanamsa',
    'year',
  ],
  ...['location', 'birth_location', 'place', 'country_code', 'timezone', 'house_system', 'options', '__proto__', 'x'],
];
const VALUES: readonly unknown[] = [
  ...[null, {}, [], '', ' ', 0, -12.5, 361, true, '48n51', '2e21', 'Paris, Texas', '48.85, 2.35'],
  ...[
    '1990-06-15 14:30',
    ' 1990-06-15T14:30:00 ',
    '+02:00',
    'UTC-5',
    ' Europe/Paris ',
    'c1.AAAA',
    HANDLE,
    'lahiri',
    'custom',
  ],
  ...[{ decimal: 1 }, { dms: '1n2' }, { components: { degrees: 1 } }, { decimal: 1, dms: '1n2' }, { decimal: null }],
  ...[{ iana_name: 'Asia/Tokyo' }, { place: 'Rome' }, { iso: '1990-06-15' }, { year: 1990 }, ['sun', 'moon'], [HANDLE]],
  ...[
    { lat: 1, lng: 2 },
    { latitude: 1, longitude: '2e21' },
    { zodiac_type: 'sidereal' },
    { objects: ['sun'] },
    'placidus',
    'i',
  ],
];

/** The objects and lists of a value, itself among them. */
const listHolders = (value: unknown): object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(listHolders)] : [];

interface Change {
  /** Picks a holder and one of its members. */
  readonly at: readonly [holder: number, member: number];
  readonly kind: 'set' | 'add' | 'rename' | 'remove';
  readonly name: string;
  readonly value: unknown;
}

const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.record({
    at: fc.tuple(fc.nat(), fc.nat()),
    kind: fc.constantFrom('set', 'add', 'rename', 'remove'),
    name: fc.constantFrom(...NAMES),
    value: fc.constantFrom(...VALUES),
  }),
  { maxLength: 4 },
);

/** Changes one member of one object or list, at any depth. */
function change(body: unknown, { at: [holderIndex, memberIndex], kind, name, value }: Change): unknown {
  const copy: unknown = structuredClone(body);
  const holders = listHolders(copy);
  const holder = holders[holderIndex % holders.length] as Record<string, unknown>;
  const names = Object.keys(holder);
  const member = names[memberIndex % names.length] ?? name;
  const target = kind === 'set' || Array.isArray(holder) ? member : name;
  const put = (stated: unknown) => Object.defineProperty(holder, target, { value: stated, ...OWN });
  if (kind === 'set' || kind === 'add') put(value);
  if (kind === 'rename' && !Array.isArray(holder)) {
    put(holder[member]);
    if (member !== target) delete holder[member];
  }
  if (kind === 'remove' && isObject(holder)) delete (holder as Record<string, unknown>)[member];
  return copy;
}

const OWN = { enumerable: true, configurable: true, writable: true };

describe.each(operations.filter(({ endpoint }) => endpoint.request.body))('$title', ({ endpoint }) => {
  const { body: schema } = endpoint.request;
  const bodies = [{}, ...endpoint.examples.map(({ body }) => body ?? {})];

  test('reads a plain body as every other one', () => {
    if (!schema) throw new Error('no body');
    const isSame = (body: unknown): void => {
      const plain = normalizePlainly(body, schema);
      if (plain === NOT_PLAIN) return;
      const { value, issues } = normalizeInput(body, schema, SETTINGS);
      expect(issues).toEqual([]);
      expect(JSON.stringify(plain)).toBe(JSON.stringify(value));
    };
    for (const body of bodies) isSame(body);
    fc.assert(fc.property(fc.constantFrom(...bodies), changes, (body, made) => isSame(made.reduce(change, body))));
  });
});

test.each(Object.keys(HOUSE_SYSTEMS))('house system %s is plain', (house_system) => {
  const body = { ...NATAL_EXAMPLES[0]?.body, configuration: { house_system } };
  expect(normalizePlainly(body, NatalChartRequest)).toEqual(normalizeInput(body, NatalChartRequest, SETTINGS).value);
});

test('nearly all examples are plain, and a chart with coordinates as numbers is', () => {
  const bodies = operations.flatMap(({ endpoint: { request, examples } }) =>
    request.body ? examples.map(({ body }) => normalizePlainly(body ?? {}, request.body ?? NatalChartRequest)) : [],
  );
  expect(bodies.filter((value) => value !== NOT_PLAIN).length / bodies.length).toBeGreaterThan(0.7);
});
