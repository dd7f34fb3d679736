import {
  type AstroTime,
  type EclipseKind,
  NextGlobalSolarEclipse,
  NextLunarEclipse,
  SearchGlobalSolarEclipse,
  SearchLunarEclipse,
} from 'astronomy-engine';
import { describe, expect, test } from 'vitest';
import { type Eclipse, lunarEclipses, solarEclipses } from '../../../lib/domain/events/eclipses.ts';
import { ephemeris } from '../../support/services.ts';
import { momentOf, worstOf } from './canon.ts';

const [START, END] = ['1900-01-01', '2101-01-01'];
const range = { fromJdUt: momentOf(START), toJdUt: momentOf(END) };

const J2000_TT = 2_451_545;

/** Dynamical Time, as the two foresee ΔT differently: by two minutes in 2100. */
interface Theirs {
  readonly kind: EclipseKind;
  readonly atMs: number;
  readonly julianDayTt: number;
}

function allOf(first: Theirs, next: (last: Theirs) => Theirs): Theirs[] {
  const found: Theirs[] = [];
  for (let one = first; one.atMs < Date.parse(END); one = next(one)) found.push(one);
  return found;
}

const theirs = ({ kind, peak }: { kind: EclipseKind; peak: AstroTime }): Theirs => ({
  kind,
  atMs: Number(peak.date),
  julianDayTt: J2000_TT + peak.tt,
});

const secondsOff = (ours: readonly Eclipse[], all: readonly Theirs[]): number[] =>
  ours.map(({ moment }, index) => {
    const { deltaTSeconds } = ephemeris.orientation(moment);
    return (moment - (all[index]?.julianDayTt ?? Number.NaN)) * 86_400 + deltaTSeconds;
  });

describe('astronomy-engine, 1900 to 2100: the same eclipses, none missing and none beyond', () => {
  test('solar: within 9 s; it knows no hybrid ones, and calls partial what the axis misses', () => {
    const ours = solarEclipses(ephemeris, range, { type: 'tropical' });
    const all = allOf(theirs(SearchGlobalSolarEclipse(new Date(START))), ({ atMs }) =>
      theirs(NextGlobalSolarEclipse(new Date(atMs))),
    );
    expect(ours.length).toBe(all.length);
    expect(worstOf(secondsOff(ours, all))).toBeLessThan(9);
    const inTheirWords = ours.map(({ type, central }) => {
      if (central === undefined) return 'partial';
      return type === 'hybrid' ? 'total' : type;
    });
    expect(inTheirWords).toEqual(all.map(({ kind }) => kind));
  });

  test('lunar: within 15 s, of other type only within 0.005 of the edge of the umbra', () => {
    const ours = lunarEclipses(ephemeris, range, { type: 'tropical' });
    const all = allOf(theirs(SearchLunarEclipse(new Date(START))), ({ atMs }) =>
      theirs(NextLunarEclipse(new Date(atMs))),
    );
    expect(ours.length).toBe(all.length);
    expect(worstOf(secondsOff(ours, all))).toBeLessThan(15);
    const differ = ours.filter(({ type }, index) => type !== all[index]?.kind);
    expect(differ.length).toBe(3);
    expect(worstOf(differ.map(({ umbralMagnitude }) => umbralMagnitude))).toBeLessThan(0.005);
  });
});
