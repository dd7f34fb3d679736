import { Body, Ecliptic, GeoVector } from 'astronomy-engine';
import { describe, expect, test } from 'vitest';
import { formatInstant } from '../../../../lib/astro/clock/civil-time/format.ts';
import { elapsedShareAt, findDashaArc } from '../../../../lib/astro/indian/dashas/dasha-arc.ts';
import {
  countEqualYears,
  countSolarYears,
  type MomentAfterYears,
} from '../../../../lib/astro/indian/dashas/dasha-years.ts';
import { listDashas } from '../../../../lib/astro/indian/dashas/list-dashas.ts';
import { VARIATIONS } from '../../../../lib/astro/reconcile/slip.ts';
import { longitudeDeg } from '../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { type ReconciledClaims, reconcileClaims } from '../../../../lib/charts/reconcile.ts';
import { ForeignClaim } from '../../../../lib/requests/claims/claim.ts';
import type { DocumentedBirth } from '../../../golden/births/births.ts';
import { parseSubject } from '../../../support/accepted-input.ts';
import { ephemeris } from '../../../support/ephemeris.ts';
import { selectCases } from '../../../support/property-runs.ts';
import {
  castAsStated,
  isNamed,
  KNOWN_SLIPS,
  printChart,
  printDegrees,
  RECONCILED_BIRTHS,
  reconcileBirth,
} from '../../../support/reconcile.ts';
import * as services from '../../../support/services.ts';

/** A birth to which a slip applies, another one for each slip. */
function chooseBirth({ apply }: (typeof KNOWN_SLIPS)[number], index: number): DocumentedBirth {
  const births = RECONCILED_BIRTHS.slice((index * 37) % RECONCILED_BIRTHS.length);
  const birth = births.find((one) => apply(castAsStated(one), one));
  if (!birth) throw new RangeError('a slip applies to some birth');
  return birth;
}

// test/system/reconcile does the same with 2 000 charts.
describe('the first explanation of a chart with a known slip names it', () => {
  test.each(selectCases(KNOWN_SLIPS.map((slip, index) => [slip.name, slip, chooseBirth(slip, index)] as const)))(
    '%s',
    (_, slip, birth) => {
      const chart = slip.apply(castAsStated(birth), birth);
      const found = reconcileBirth(birth, chart ? printChart(chart) : []);
      expect(isNamed(found, slip), JSON.stringify(found.explanations[0]?.scored.changes)).toBe(true);
    },
  );
});

const [BIRTH] = RECONCILED_BIRTHS as [DocumentedBirth, ...DocumentedBirth[]];

test('claims of the chart as it was stated are the same, without explanations', () => {
  const { verdict, explanations } = reconcileBirth(BIRTH, printChart(castAsStated(BIRTH)));
  expect({ verdict, explanations }).toEqual({ verdict: 'same', explanations: [] });
});

test('a claim that belongs to no moment of the others is contradictory, and the rest is partly explained', () => {
  const claims = printChart(castAsStated(BIRTH)).map((claim) =>
    claim.point === 'saturn' ? { ...claim, longitude: "1°00' Leo" } : claim,
  );
  const { verdict, checks, contradictions } = reconcileBirth(BIRTH, claims);
  expect(verdict).toBe('partly');
  const pairs = contradictions.map((pair) => pair.map((index) => claims[checks[index]?.claim ?? -1]?.point));
  expect(pairs.length).toBeGreaterThan(0);
  expect(pairs.every((pair) => pair.includes('saturn'))).toBe(true);
});

test('what is not varied is not offered', () => {
  const chart = { ...castAsStated(BIRTH), zodiac: { type: 'sidereal', ayanamsa: 'lahiri' } as const };
  const { verdict, explanations } = reconcileBirth(BIRTH, printChart(chart), { vary: ['moment'] });
  expect(verdict).not.toBe('explained');
  expect(explanations.flatMap(({ scored }) => scored.changes).filter(({ what }) => what === 'zodiac')).toEqual([]);
});

test('one sign explains nothing, as some reading has it by coincidence, and none is offered', () => {
  const { verdict, explanations } = reconcileBirth(BIRTH, [{ point: 'ascendant', longitude: 'Leo' }]);
  expect(['same', 'unexplained']).toContain(verdict);
  expect(explanations).toEqual([]);
});

const DELHI = {
  birth_datetime: { iso: '1990-05-17T03:00', timezone: { utc_offset_seconds: 19_800 } },
  birth_location: { latitude: 28.6139, longitude: 77.209 },
} as const;
const DELHI_JD = jdUt(Date.parse('1990-05-16T21:30Z') / 86_400_000 + 2_440_587.5);
const LAHIRI = { zodiac: { type: 'sidereal', ayanamsa: 'lahiri' }, center: { type: 'geocentric' } } as const;

function reconcileDelhi(claims: readonly object[], zodiac_type: 'tropical' | 'sidereal'): ReconciledClaims {
  return reconcileClaims(
    { subject: parseSubject(DELHI), claims: claims.map((claim) => ForeignClaim.parse(claim)) },
    { configuration: { house_system: 'P', zodiac_type }, vary: VARIATIONS, maxChanges: 2 },
    services,
  );
}

const changesOf = ({ verdict, explanations: [first] }: ReconciledClaims) => ({
  verdict,
  to: first?.scored.changes.map(({ to }) => to),
});

// Compared with astronomy-engine 2.1, whose `GeoVector(…, false)` has light-time and no aberration.
test('planets with light-time and without aberration are named', () => {
  const bodies = [Body.Sun, Body.Mercury, Body.Venus, Body.Mars, Body.Jupiter, Body.Saturn];
  const claims = bodies.map((body) => ({
    point: body.toLowerCase(),
    longitude: Number(Ecliptic(GeoVector(body, new Date('1990-05-16T21:30Z'), false)).elon.toFixed(3)),
  }));
  expect(changesOf(reconcileDelhi(claims, 'tropical'))).toEqual({
    verdict: 'explained',
    to: ['with light-time, without aberration'],
  });
});

test('a weekday that begins at sunrise is named beside the zodiac', () => {
  const claims = (['sun', 'moon', 'mars'] as const).map((point) => ({
    point,
    longitude: printDegrees(ephemeris.longitude(point, DELHI_JD, LAHIRI), Math.round),
  }));
  // 17 May 1990 was a Thursday; the Sun rose at half past five.
  expect(changesOf(reconcileDelhi([...claims, { weekday: 'wednesday' }], 'tropical'))).toEqual({
    verdict: 'explained',
    to: ['Lahiri', 'from sunrise'],
  });
});

/** Starts of periods of Vimshottari, to the minute. */
function listStarts(natal: number, momentAfter: MomentAfterYears): readonly object[] {
  const arc = findDashaArc({ system: 'vimshottari', abhijit: 'not' }, longitudeDeg(natal));
  const settings = { system: 'vimshottari', firstTerm: arc.term, momentAfter } as const;
  const window = { fromJdUt: jdUt(DELHI_JD + 1), toJdUt: jdUt(DELHI_JD + 30_000) };
  const elapsedShare = elapsedShareAt(arc, longitudeDeg(natal));
  return listDashas({ ...settings, elapsedShare }, window, 1).map(({ lord, start }) => ({
    dasha: { lord, start: formatInstant(start).slice(0, 10), tolerance_days: 0.6 },
  }));
}

test('periods of true solar years are named', () => {
  const years = countSolarYears(DELHI_JD, (at) => ephemeris.position('sun', at, LAHIRI));
  const claims = listStarts(ephemeris.longitude('moon', DELHI_JD, LAHIRI), years);
  expect(changesOf(reconcileDelhi(claims, 'sidereal')).to).toContain('true returns of the Sun');
});

test('periods from the nakshatra of the Ascendant are named', () => {
  const { latitude: latitudeDeg, longitude } = DELHI.birth_location;
  const place = { latitudeDeg, longitudeDeg: longitude, elevationM: 0 };
  const ascendant = ephemeris.houses(DELHI_JD, place, 'P', LAHIRI.zodiac)?.ascendantDeg ?? Number.NaN;
  const claims = listStarts(ascendant, countEqualYears(DELHI_JD, 365.25));
  expect(changesOf(reconcileDelhi(claims, 'sidereal')).to).toEqual(['that of the Ascendant']);
});
