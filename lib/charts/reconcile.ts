import { HousesUndefinedError } from '../astro/chart/errors.ts';
import { wallAt } from '../astro/clock/civil-time/civil.ts';
import type { ClaimPoint, StatedCheck } from '../astro/reconcile/claim.ts';
import { type Reconciliation, reconcileChart } from '../astro/reconcile/reconcile.ts';
import type { Variation } from '../astro/reconcile/slip.ts';
import type { ReconciledBirth } from '../astro/reconcile/walk.ts';
import type { NumberedBodyId } from '../base/catalog/bodies.ts';
import type { HouseSystemCode } from '../base/catalog/house-systems.ts';
import { type ForeignClaim, WEEKDAY_NAMES } from '../requests/claims/claim.ts';
import { readLongitude, unitOfNumber } from '../requests/claims/longitude-text.ts';
import type { Subject } from '../requests/subject.ts';
import { locateErrors } from './domain-problems.ts';
import { addHandle } from './handle.ts';
import { type ChartServices, readSubject, type SubjectWithDay } from './subject.ts';
import { toSearchZodiac } from './zodiac.ts';

/** How the chart is cast that claims are compared with, and what may differ. */
export interface ReconcileSettings {
  readonly configuration: {
    readonly house_system: HouseSystemCode;
    readonly zodiac_type: 'tropical' | 'sidereal';
    readonly ayanamsa?: Parameters<typeof toSearchZodiac>[0]['ayanamsa'];
    readonly user_ayanamsa?: Parameters<typeof toSearchZodiac>[0]['user_ayanamsa'];
  };
  readonly vary: readonly Variation[];
  /** 1 to 3. */
  readonly maxChanges: number;
}

/** A check, and the number of the claim that it is a part of. */
export interface ClaimCheck {
  readonly claim: number;
  readonly check: StatedCheck;
}

/** What a comparison of a birth with claims finds. */
export interface ReconciledClaims extends Reconciliation {
  readonly subject: SubjectWithDay;
  readonly checks: readonly ClaimCheck[];
}

/**
 * Compares the chart of a birth with what another program states about it.
 *
 * @param location where the subject is in the request
 * @throws Problem of reading the subject, or of a claim about a body that is not known then; HousesUndefinedError where a claim is about houses that the place does not have
 */
export function reconcileClaims(
  { subject: stated, claims }: { readonly subject: Subject; readonly claims: readonly ForeignClaim[] },
  { configuration, vary, maxChanges }: ReconcileSettings,
  services: ChartServices,
  location = 'body.subject',
): ReconciledClaims {
  const subject = addHandle(readSubject(stated, services, location), configuration);
  const named = new Set(claims.map(({ point }) => point));
  const checks = claims.flatMap((claim, index) => toChecks(claim, named).map((check) => ({ claim: index, check })));
  requireBodies(checks, subject, services);
  requireHouses(checks, subject, { configuration, services });
  const birth: ReconciledBirth = {
    ...toReconciledBirth(stated, subject, services),
    zodiac: toSearchZodiac(configuration),
    houseSystem: configuration.house_system,
  };
  const found = reconcileChart(
    birth,
    checks.map(({ check }) => check),
    { limits: { vary, maxChanges }, ephemeris: services.ephemeris },
  );
  return { ...found, subject, checks };
}

const GEOCENTRIC = { zodiac: { type: 'tropical' }, center: { type: 'geocentric' } } as const;

/** @throws Problem `InvalidBody` at the first claim about a body that is not known at the birth */
function requireBodies(
  checks: readonly ClaimCheck[],
  { moment }: SubjectWithDay,
  { ephemeris }: Pick<ChartServices, 'ephemeris'>,
): void {
  for (const { claim, check } of checks) {
    const point = 'point' in check ? check.point : undefined;
    if (point?.type !== 'body') continue;
    locateErrors({ time: `body.claims[${claim}].point` }, () =>
      ephemeris.longitude(point.body, moment.jdUt, GEOCENTRIC),
    );
  }
}

function requireHouses(
  checks: readonly ClaimCheck[],
  { moment, place }: SubjectWithDay,
  { configuration, services }: Pick<ReconcileSettings, 'configuration'> & { readonly services: ChartServices },
): void {
  const isAsked = checks.some(
    ({ check }) => check.type === 'house' || ('point' in check && check.point.type === 'cusp'),
  );
  const { house_system: system } = configuration;
  if (isAsked && !services.ephemeris.houses(moment.jdUt, place, system, toSearchZodiac(configuration)))
    throw new HousesUndefinedError({ system, latitudeDeg: place.latitudeDeg });
}

function toReconciledBirth(
  { birth_datetime: { moment: stated } }: Subject,
  { moment, place, timeIsKnown }: SubjectWithDay,
  { zones, zoneLookup }: ChartServices,
): Pick<ReconciledBirth, 'birth' | 'place'> {
  const { latitudeDeg, longitudeDeg, elevationM } = place;
  const zoneName = moment.timezone ?? zoneLookup.zonesAt(latitudeDeg, longitudeDeg).timezone;
  const readings = moment.resolution.practice?.readings ?? moment.resolution.candidates ?? [];
  return {
    place: { latitudeDeg, longitudeDeg, elevationM },
    birth: {
      wall: wallAt(moment.instant, moment.offsetSeconds),
      instant: moment.instant,
      offsetSeconds: moment.offsetSeconds,
      calendar: stated.type === 'civil' ? stated.calendar : 'gregorian',
      timeIsKnown,
      longitudeDeg,
      zone: zones.find(zoneName),
      otherOffsetsSeconds: readings
        .map(({ offsetSeconds }) => offsetSeconds)
        .filter((offsetSeconds) => offsetSeconds !== moment.offsetSeconds),
    },
  };
}

const angle = (name: 'ascendant' | 'midheaven' | 'vertex', isOpposite = false): ClaimPoint => ({
  type: 'angle',
  angle: name,
  isOpposite,
});

/** Points that are no bodies of the engine. */
const POINTS: Readonly<Record<string, ClaimPoint>> = {
  ascendant: angle('ascendant'),
  descendant: angle('ascendant', true),
  midheaven: angle('midheaven'),
  imum_coeli: angle('midheaven', true),
  vertex: angle('vertex'),
  north_node: { type: 'node', isSouth: false },
  rahu: { type: 'node', isSouth: false },
  ketu: { type: 'node', isSouth: true },
  south_node: { type: 'node', isSouth: true },
  true_node: { type: 'node', isSouth: false, kind: 'true' },
  mean_node: { type: 'node', isSouth: false, kind: 'mean' },
  lilith: { type: 'lilith' },
  mean_lilith: { type: 'lilith', kind: 'mean' },
  true_lilith: { type: 'lilith', kind: 'true' },
  part_of_fortune: { type: 'lot', lot: 'fortune' },
  part_of_spirit: { type: 'lot', lot: 'spirit' },
};

const OTHER_KIND: Readonly<Record<string, string>> = {
  mean_node: 'true_node',
  true_node: 'mean_node',
  mean_lilith: 'true_lilith',
  true_lilith: 'mean_lilith',
};

/** A chart that names a mean and a true node, or both apogees, has each of them: neither stands for the other. */
const isBeside = (name: string, named: ReadonlySet<string | undefined>): boolean => {
  const other = OTHER_KIND[name];
  return other !== undefined && named.has(other);
};

function toPoint(name: string, named: ReadonlySet<string | undefined>): ClaimPoint {
  const house = /^cusp_(\d+)$/.exec(name)?.[1];
  if (house) return { type: 'cusp', house: Number(house) };
  if (!isBeside(name, named) && POINTS[name]) return POINTS[name];
  return { type: 'body', body: name as NumberedBodyId };
}

const MINUTES = 60;

/** What a claim says, one part each. */
function toChecks(
  { point: name, longitude, house, tolerance_arcmin: tolerance, dasha, weekday }: ForeignClaim,
  named: ReadonlySet<string | undefined>,
): readonly StatedCheck[] {
  if (dasha) {
    const { system, lord, start, level, tolerance_days: toleranceDays } = dasha;
    return [{ type: 'dasha', system, lord, start, level: level as 1 | 2 | 3, toleranceDays }];
  }
  if (weekday !== undefined) return [{ type: 'weekday', weekday: WEEKDAY_NAMES.indexOf(weekday) }];
  const point = toPoint(name ?? '', named);
  return [
    ...(longitude === undefined ? [] : [toPositionCheck(point, longitude, tolerance)]),
    ...(house === undefined ? [] : [{ type: 'house', point, house } as const]),
  ];
}

function toPositionCheck(point: ClaimPoint, sent: number | string, tolerance: number | undefined): StatedCheck {
  const read =
    typeof sent === 'number'
      ? { type: 'longitude' as const, longitudeDeg: sent, unitDeg: unitOfNumber(sent) }
      : readLongitude(sent);
  if (!read) throw new RangeError(`${sent} is no longitude, which the schema of a claim refuses`);
  if (read.type === 'sign') return { type: 'sign', point, sign: read.sign };
  const { longitudeDeg, unitDeg } = read;
  if (tolerance !== undefined) return { type: 'longitude', point, longitudeDeg, toleranceDeg: tolerance / MINUTES };
  return { type: 'longitude', point, longitudeDeg, toleranceDeg: unitDeg / 2, unitDeg };
}
