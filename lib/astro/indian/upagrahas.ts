import { GRAHAS } from '../../base/catalog/grahas.ts';
import {
  DAY_UPAGRAHAS,
  type DayUpagraha,
  type LordlessPart,
  type PartMoment,
  type SolarUpagraha,
} from '../../base/catalog/vedic-points.ts';
import { type LongitudeDeg, longitudeDeg, TURN_DEG } from '../../base/units/angle.ts';
import { type JdUt, jdUt } from '../../base/units/time.ts';
import type { SolarDay } from '../sky/rising/sunrise.ts';

/**
 * The five upagrahas of the Sun. A sign after Upaketu is the Sun.
 *
 * @source Brihat Parashara Hora Shastra 3.61–64, read at
 * http://www.diamondtamil.com/astrology/vedic_astrology/bphs/graha_characters_and_description_5.html
 */
export function findSolarUpagrahas(sunDeg: LongitudeDeg): Readonly<Record<SolarUpagraha, LongitudeDeg>> {
  const dhuma = longitudeDeg(sunDeg + 133 + 20 / 60);
  const vyatipata = longitudeDeg(TURN_DEG - dhuma);
  const parivesha = longitudeDeg(vyatipata + 180);
  const indrachapa = longitudeDeg(TURN_DEG - parivesha);
  return { dhuma, vyatipata, parivesha, indrachapa, upaketu: longitudeDeg(indrachapa + 16 + 40 / 60) };
}

/** A day from sunrise to sunrise, its weekday, and a moment of it. */
export interface DayOfMoment {
  readonly day: SolarDay;
  /** 0 Sunday to 6 Saturday. */
  readonly weekday: number;
  readonly moment: JdUt;
}

const EIGHTHS = 8;
/** The first part of a night is that of the fifth planet from the lord of the day. */
const NIGHT_STEP = 4;
const PLANETS = GRAHAS.slice(0, 7);
const SHARES: Readonly<Record<PartMoment, number>> = { start: 0, middle: 0.5, end: 1 };

/**
 * Index of a planet's eighth of a day or a night, from 0: in the order of the weekdays from the lord of the day.
 *
 * @param lordless the part without a lord: the last one, or that after Saturn's
 * @source Brihat Parashara Hora Shastra 3.66–69 (`eighth`; Phaladeepika 25.2–4 agrees); P. V. R. Narasimha Rao, Vedic
 * Astrology: An Integrated Approach, 4.3 (`after_saturn`)
 */
export function findPartIndex(
  id: DayUpagraha,
  { weekday, isNight }: { readonly weekday: number; readonly isNight: boolean },
  lordless: LordlessPart,
): number {
  const first = (weekday + (isNight ? NIGHT_STEP : 0)) % PLANETS.length;
  const planet = PLANETS.indexOf(DAY_UPAGRAHAS[id]);
  const isAfterSaturn = planet < first && lordless === 'after_saturn';
  return ((planet - first + PLANETS.length) % PLANETS.length) + (isAfterSaturn ? 1 : 0);
}

/** The moment at which an upagraha rises in the day or the night that holds a moment. */
export function findUpagrahaMoment(
  id: DayUpagraha,
  { day, weekday, moment }: DayOfMoment,
  { part, lordless }: { readonly part: PartMoment; readonly lordless: LordlessPart },
): JdUt {
  const isNight = moment >= day.sunset;
  const [start, end] = isNight ? [day.sunset, day.nextSunrise] : [day.sunrise, day.sunset];
  const index = findPartIndex(id, { weekday, isNight }, lordless);
  return jdUt(start + ((end - start) * (index + SHARES[part])) / EIGHTHS);
}
