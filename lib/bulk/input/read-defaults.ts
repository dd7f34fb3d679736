import type { z } from 'zod';
import { isObject } from '../../base/is-object.ts';
import { toValidationProblem } from '../../requests/issues/validation-issues.ts';
import { readPart } from '../../requests/read-part.ts';
import { mergeOver } from './merge.ts';

/** Flat births: by coordinates and by a place. */
const FLAT_BIRTHS: readonly object[] = [
  { date: '2000-01-01', time: '12:00', latitude: 0, longitude: 0, timezone: 'UTC' },
  { date: '2000-01-01', time: '12:00', city: 'Greenwich' },
];

/** What a record may add to defaults: a birth in any of its forms, or nothing. */
const SAMPLES: readonly object[] = [
  {
    subject: { birth_datetime: '2000-01-01T12:00Z', birth_location: { latitude: 0, longitude: 0, timezone: 'UTC' } },
  },
  ...FLAT_BIRTHS,
  ...FLAT_BIRTHS.map((subject) => ({ subject })),
  {},
];

const readWithSamples = (schema: z.ZodType, defaults: object) =>
  SAMPLES.map((sample) => {
    const settings = { now: new Date(0), findPlace: () => undefined };
    return readPart({ name: 'body', input: mergeOver(sample, defaults), schema }, settings);
  });

/**
 * The body that a job's defaults make with a birth.
 *
 * @throws Problem with every fault of the defaults
 */
export function readDefaults(schema: z.ZodType, defaults: object): unknown {
  checkDefaults(schema, defaults);
  const parts = readWithSamples(schema, defaults);
  const part = parts.find(({ issues }) => issues.length === 0);
  if (!part) throw toValidationProblem(parts[0]?.issues ?? []);
  return part.value;
}

/**
 * Checks what a job's defaults state, with the record that they fit best; what they omit, records have.
 *
 * @throws Problem with every fault of the defaults
 */
export function checkDefaults(schema: z.ZodType, defaults: object): void {
  const faults = readWithSamples(schema, defaults).map(({ issues }) =>
    issues.filter(({ location }) => isStated(location, defaults)),
  );
  const [fewest = []] = faults.toSorted((a, b) => a.length - b.length);
  if (fewest.length > 0) throw toValidationProblem(fewest);
}

/** Whether a body has a value at a location such as `body.subject.objects[2]`. */
function isStated(location: string, body: object): boolean {
  const [, ...path] = location.split(/[.[\]]+/).filter((name) => name !== '');
  let value: unknown = body;
  for (const name of path) {
    if (!(isObject(value) || Array.isArray(value)) || !Object.hasOwn(value, name)) return false;
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return true;
}
