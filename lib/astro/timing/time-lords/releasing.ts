import { type ClassicalPlanet, SIGN_RULERS } from '../../../base/catalog/dignities.ts';
import { SIGNS, type Sign } from '../../../base/catalog/signs.ts';
import { type Loosing, RELEASING_YEARS } from '../../../base/catalog/time-lords.ts';
import { type JdRange, type JdUt, jdUt } from '../../../base/units/time.ts';
import { countSigns, type LifePeriod, meetsWindow, signAfter } from './life-period.ts';

export const RELEASING_LEVELS = [1, 2, 3, 4] as const;
type ReleasingLevel = (typeof RELEASING_LEVELS)[number];

/** A birth, the sign that its periods begin with, and the variant by which they are counted. */
export interface ReleasingSettings {
  readonly birth: JdUt;
  readonly sign: Sign;
  /** Sign of the lot of Fortune, which angles and peaks are counted from. */
  readonly fortuneSign: Sign;
  /** Length of a year, days; a unit of each further level is a twelfth of that above it. */
  readonly yearDays: number;
  readonly loosing: Loosing;
}

/** Weight of a sign that is angular from Fortune. */
export const PEAKS = ['major', 'moderate', 'minor'] as const;
type Peak = (typeof PEAKS)[number];

/** A period of zodiacal releasing. */
export interface ReleasingPeriod extends LifePeriod {
  readonly sign: Sign;
  readonly lord: ClassicalPlanet;
  /** Whether the order of the signs is broken before it: the loosing of the bond. */
  readonly isLoosing: boolean;
  /** Whether the end of its parent cuts it short. */
  readonly isCut: boolean;
  /** 1, 4, 7 or 10 where the sign is angular from Fortune's. */
  readonly angleFromFortune: number | undefined;
  readonly peak: Peak | undefined;
}

const PEAK_OF_PLACE: Readonly<Record<number, Peak>> = { 10: 'major', 1: 'moderate', 4: 'minor', 7: 'minor' };

/** Signs from the parent's to the sign that follows when all twelve have ruled. */
const LOOSING_SIGNS: Readonly<Record<Loosing, number>> = { opposite: 6, trine: 4, none: 0 };

const PARTS_OF_UNIT = 12;

/**
 * Sign that the periods of Spirit begin with: the next one where Fortune is in Spirit's own, so that both do not tell the
 * same.
 *
 * @source "Valens recommended that when fortune and spirit were in the same sign that one should release the times for
 *   spirit from the sign following fortune": manual of Delphic Oracle,
 *   http://www.astrology-x-files.com/help-do4/zodiacalaphesisoptions.html
 */
export function releasingSignOfSpirit(spiritSign: Sign, fortuneSign: Sign): Sign {
  return spiritSign === fortuneSign ? signAfter(spiritSign, 1) : spiritSign;
}

/**
 * Periods of zodiacal releasing that have a moment in common with a window: each is followed by those that divide it.
 *
 * Sub-periods begin with the sign of their parent. After twelve of them the bond is loosed, once for each parent. The
 * last one ends with its parent.
 *
 * @param window starts at the birth or later
 * @param levels how many, 1 to 4
 * The technique is ascribed to Vettius Valens, Anthologies IV.4–10. The tests compare units, order and dates with values
 * that others state.
 */
export function listReleasing(
  settings: ReleasingSettings,
  window: JdRange,
  levels: ReleasingLevel,
): readonly ReleasingPeriod[] {
  const periods: ReleasingPeriod[] = [];
  const life = { level: 0, sign: settings.sign, start: settings.birth, end: jdUt(Number.POSITIVE_INFINITY) };
  addParts(life, { settings, window, levels, periods });
  return periods;
}

type Parent = Pick<ReleasingPeriod, 'level' | 'sign' | 'start' | 'end'>;

interface Walk {
  readonly settings: ReleasingSettings;
  readonly window: JdRange;
  readonly levels: ReleasingLevel;
  /** In which the periods are collected. */
  readonly periods: ReleasingPeriod[];
}

function addParts(parent: Parent, walk: Walk): void {
  const { settings, window, levels, periods } = walk;
  const level = parent.level + 1;
  const unitDays = settings.yearDays / PARTS_OF_UNIT ** parent.level;
  const dateAfter = (units: number): JdUt => jdUt(Math.min(parent.start + units * unitDays, parent.end));
  let units = 0;
  for (let index = 0; dateAfter(units) <= window.toJdUt && dateAfter(units) < parent.end; index++) {
    const sign = signAfter(parent.sign, index + countSkippedSigns(parent, index, settings));
    const start = dateAfter(units);
    units += RELEASING_YEARS[sign];
    const end = dateAfter(units);
    if (!meetsWindow({ start, end }, window)) continue;
    const isLoosing = index === SIGNS.length && countSkippedSigns(parent, index, settings) > 0;
    const isCut = parent.start + units * unitDays > end;
    const period = { level, sign, start, end, isLoosing, isCut, ...describeSign(sign, settings) };
    periods.push(period);
    if (level < levels) addParts(period, walk);
  }
}

/** Signs by which the order is broken before a sub-period. A life has no bond to loose: its signs follow each other. */
function countSkippedSigns({ level }: Parent, index: number, { loosing }: ReleasingSettings): number {
  return level > 0 && index >= SIGNS.length ? LOOSING_SIGNS[loosing] : 0;
}

function describeSign(sign: Sign, { fortuneSign }: ReleasingSettings) {
  const place = countSigns(fortuneSign, sign);
  const peak = PEAK_OF_PLACE[place];
  return { lord: SIGN_RULERS[sign].traditional, angleFromFortune: peak && place, peak };
}
