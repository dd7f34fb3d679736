import { expect } from 'vitest';
import { FIXED_PARTNERS } from '../../lib/base/catalog/fixed-pairs.ts';
import { PATTERN_TYPES } from '../../lib/base/catalog/patterns.ts';
import { runToRows, toNdjson } from './bulk.ts';
import { send } from './natal.ts';

/** A body of `/ephemeris/natal-chart`. */
export type ChartBody = Readonly<Record<string, unknown>> & { readonly options?: object };

const ALL_GROUPS = (
  'birth birth_details longitudes signs houses retrogrades speeds latitudes distances declinations angles more_angles cusps sect ' +
  'aspects aspect_orbs aspects_applying parallels facts warnings'
).split(' ');

/** Members of an answer that columns have, beside those of every answer. */
const WHOLE_OPTIONS = { verbosity: 'detailed', include_analysis: true, include_declination_aspects: true };

/** Expects the columns of births to be what the endpoint answers to each. */
export async function expectSameCharts(bodies: readonly ChartBody[], defaults: object = {}): Promise<void> {
  const whole = { ...defaults, options: { ...(defaults as ChartBody).options, ...WHOLE_OPTIONS } };
  const task = { defaults: whole, output: { format: 'ndjson' as const, columns: ALL_GROUPS } };
  const { rows, errors } = await runToRows(task, toNdjson(bodies));
  const rowOf = new Map(rows.map((row) => [row.record, row]));
  const errorOf = new Map(errors.map((error) => [error.record, error]));
  for (const [index, body] of bodies.entries()) {
    const answer = await send({ body: { ...whole, ...body, options: { ...whole.options, ...body.options } } });
    const row = rowOf.get(index + 1);
    if (answer.status === 200) expect(row, JSON.stringify(body)).toEqual(toRow(answer.body.data, row ?? {}, index + 1));
    else expect(errorOf.get(index + 1), JSON.stringify(body)).toMatchObject(toError(answer.body));
  }
}

const toError = ({ error, errors: [first] }: { error: string; errors: { location: string; message: string }[] }) => ({
  code: error,
  ...(first && { location: first.location, message: first.message }),
});

// biome-ignore lint/suspicious/noExplicitAny: answers are read as clients read them
type Any = any;

/** The row of an answer, with null for the columns of another row that the answer says nothing of. */
function toRow(
  { subject, planets, houses, angles, aspects, metadata, warnings, analysis }: Any,
  named: object,
  record: number,
) {
  const values: Record<string, unknown> = {
    record,
    utc: subject.datetime_utc.replace(/(:\d\d)Z$/, '$1.000Z').replace(/^-/, '-00'),
    utc_offset_seconds: subject.utc_offset_seconds,
    timezone: subject.timezone,
    latitude: subject.latitude ?? subject.location?.latitude,
    longitude: subject.longitude ?? subject.location?.longitude,
    birth_time_known: subject.birth_time_known,
    time_certainty: subject.time_resolution.certainty,
    julian_day: subject.julian_day,
    time_source: subject.time_resolution.source,
    time_status: subject.time_resolution.status,
    handle: subject.handle,
    sect: metadata.sect,
    house_system_used: metadata.house_system_used,
    warnings: warnings.map(({ code }: Any) => code).join(' ') || null,
    ...toFacts(analysis),
  };
  for (const [id, planet] of Object.entries<Any>(planets)) {
    for (const member of ['longitude', 'sign', 'house', 'longitude_speed', 'latitude', 'distance_au', 'declination'])
      values[`${id}_${member}`] = planet[member];
    values[`${id}_retrograde`] = planet.is_retrograde;
  }
  for (const [index, house] of Object.values<Any>(houses).entries())
    values[`house_${index + 1}_cusp`] = house.longitude;
  for (const name of ['ascendant', 'midheaven', 'descendant', 'imum_coeli', 'east_point', 'vertex']) {
    if (!angles) continue;
    const column = name === 'vertex' ? 'vertex_angle' : name;
    values[`${column}_longitude`] = angles[name];
    values[`${column}_sign`] = SIGN_NAMES[Math.floor(angles[name] / 30)];
  }
  for (const { object1, object2, aspect, orb, applying } of aspects)
    Object.assign(values, toAspect(object1, object2, { aspect, orb, applying }));
  return Object.fromEntries(Object.keys(named).map((name) => [name, values[name] ?? null]));
}

const SIGN_NAMES = [
  ...['Aries', 'Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo'],
  ...['Libra', 'Scorpio', 'Sagittarius', 'Capricorn', 'Aquarius', 'Pisces'],
];

function toAspect(first: string, second: string, { aspect, orb, applying }: Any): Record<string, unknown> {
  if (FIXED_PARTNERS.get(first)?.includes(second)) return {};
  if (aspect.endsWith('parallel')) return { [`${first}_${second}_parallel`]: aspect };
  return {
    [`${first}_${second}_aspect`]: aspect,
    [`${first}_${second}_orb`]: orb,
    [`${first}_${second}_applying`]: applying,
  };
}

function toFacts({ balance, patterns, stelliums, shape }: Any): Record<string, unknown> {
  const count = (prefix: string, groups: object | undefined) =>
    Object.fromEntries(Object.entries(groups ?? {}).map(([id, list]) => [`${prefix}_${id}`, list.length]));
  const ofKind = (kind: string) => stelliums.filter((stellium: Any) => stellium.kind === kind).length;
  return {
    ...count('element', balance.elements),
    ...count('modality', balance.modalities),
    ...count('polarity', balance.polarities),
    ...count('quadrant', balance.quadrants),
    ...Object.fromEntries(
      PATTERN_TYPES.map((type) => [`pattern_${type}`, patterns.filter((one: Any) => one.type === type).length]),
    ),
    ...Object.fromEntries(['sign', 'house', 'cluster'].map((kind) => [`stelliums_by_${kind}`, ofKind(kind)])),
    shape: shape?.type,
  };
}
