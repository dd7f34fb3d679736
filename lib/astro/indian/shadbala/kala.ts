import { INDIAN_PLANETS } from '../../../base/catalog/ashtakavarga.ts';
import type { ClassicalPlanet } from '../../../base/catalog/dignities.ts';
import {
  KRANTI_ARCMIN,
  LORD_POINTS,
  type PerPlanet,
  STRONG_AT_NOON,
  STRONG_IN_SOUTH,
  TRIBHAGA_LORDS,
} from '../../../base/catalog/shadbala.ts';
import type { ShadbalaVariants } from '../../../base/catalog/shadbala-rules.ts';
import { arcDeg, separationDeg } from '../../../base/units/angle.ts';
import { listPlanetaryHours } from '../../sky/rising/planetary-hours.ts';
import type { ShadbalaChart } from './chart.ts';

/** The lords of the time of a birth; without a day from sunrise to sunrise the last two are undefined. */
export interface BirthLords {
  readonly year: ClassicalPlanet;
  readonly month: ClassicalPlanet;
  readonly day: ClassicalPlanet;
  readonly hora: ClassicalPlanet | undefined;
  readonly tribhaga: ClassicalPlanet | undefined;
}

/**
 * Days from the beginning of creation to 1970-01-01.
 *
 * @source Brihat Parashara Hora Shastra 27.13, note: 714 404 108 573 on 1 January 1860, a Sunday, by E. Burgess's Surya Siddhanta; read at
 * https://www.tamilsurangam.in/astrology/vedic_astrology/bphs/evaluation_of_strengths_2.html
 */
const AHARGANA_1970 = 714_404_108_573 + 40_177;

/** Lord of a day of the week by its number, 1 Sunday; numbers go on after 7. */
const lordOfDay = (number: number): ClassicalPlanet => INDIAN_PLANETS[(number + 6) % 7] as ClassicalPlanet;

/**
 * Lords of the year of 360 days and of the month of 30 days since creation, which are those of their first days, of the day,
 * of the hour and of the third of day or night.
 */
export function findTimeLords(
  { dates, day, moment }: Pick<ShadbalaChart, 'dates' | 'day' | 'moment'>,
  { day_from: dayFrom, hora }: Pick<ShadbalaVariants, 'day_from' | 'hora'>,
): BirthLords {
  const ahargana = AHARGANA_1970 + dates[dayFrom];
  const dayLord = lordOfDay(AHARGANA_1970 + dates.sunrise);
  const hours = day ? listPlanetaryHours(day, dayLord, hora) : [];
  return {
    year: lordOfDay(Math.floor(ahargana / 360) * 3 + 1),
    month: lordOfDay(Math.floor(ahargana / 30) * 2 + 1),
    day: lordOfDay(ahargana),
    hora: hours.findLast(({ start }) => start <= moment)?.ruler,
    tribhaga: day && findTribhagaLord(day, moment),
  };
}

function findTribhagaLord({ sunrise, sunset, nextSunrise }: NonNullable<ShadbalaChart['day']>, moment: number) {
  const isDay = moment < sunset;
  const [start, end] = isDay ? [sunrise, sunset] : [sunset, nextSunrise];
  return TRIBHAGA_LORDS[isDay ? 'day' : 'night'][Math.min(2, Math.floor((3 * (moment - start)) / (end - start)))];
}

/** The obliquity in ayana bala, degrees. */
const GREATEST_DECLINATION_DEG = 24;

/** The declination of the point of the ecliptic at a tropical longitude by the Indian table, degrees. */
export function findKrantiDeg(tropicalDeg: number): number {
  const arc = arcDeg(0, tropicalDeg);
  const steps = (90 - Math.abs(90 - Math.abs(arc))) / 15;
  const [index, part] = [Math.floor(steps), steps % 1];
  const [from, to] = [KRANTI_ARCMIN[index] ?? 0, KRANTI_ARCMIN[index + 1] ?? 0];
  return (Math.sign(arc) * (from + (to - from) * part)) / 60;
}

function measureAyana(id: ClassicalPlanet, declinationDeg: number): number {
  const north = STRONG_IN_SOUTH.includes(id) ? -declinationDeg : declinationDeg;
  const gained = id === 'mercury' ? Math.abs(declinationDeg) : north;
  return ((GREATEST_DECLINATION_DEG + gained) * 60) / (2 * GREATEST_DECLINATION_DEG);
}

/** Strengths of time, virupas, but for the war of planets; `ayanaOnce` and `pakshaOnce` are not doubled. */
export function findKalaBala(
  chart: ShadbalaChart,
  lords: BirthLords,
  { benefics, variants }: { readonly benefics: ReadonlySet<ClassicalPlanet>; readonly variants: ShadbalaVariants },
) {
  const longitudeOf = (id: string) => chart.grahas.find((graha) => graha.id === id)?.longitudeDeg ?? 0;
  const phase = separationDeg(longitudeOf('moon'), longitudeOf('sun')) / 3;
  const noon = 60 - Math.abs(chart.sunHourAngleDeg) / 3;
  const lordship = (key: keyof typeof LORD_POINTS, id: ClassicalPlanet) => (lords[key] === id ? LORD_POINTS[key] : 0);
  const describe = (id: ClassicalPlanet) => {
    const paksha = benefics.has(id) ? phase : 60 - phase;
    const declinationDeg =
      variants.declination === 'true' ? chart.declinationsDeg[id] : findKrantiDeg(longitudeOf(id) + chart.ayanamsaDeg);
    const ayana = measureAyana(id, declinationDeg);
    const atNoon = STRONG_AT_NOON.includes(id) ? noon : 60 - noon;
    return {
      natonnata: id === 'mercury' ? 60 : atNoon,
      paksha: id === 'moon' && variants.moon_paksha === 'doubled' ? 2 * paksha : paksha,
      tribhaga: id === 'jupiter' || lords.tribhaga === id ? 60 : 0,
      abda: lordship('year', id),
      masa: lordship('month', id),
      vara: lordship('day', id),
      hora: lordship('hora', id),
      ayana: id === 'sun' && variants.sun_ayana === 'doubled' ? 2 * ayana : ayana,
      ...{ pakshaOnce: paksha, ayanaOnce: ayana },
    };
  };
  return Object.fromEntries(INDIAN_PLANETS.map((id) => [id, describe(id)])) as PerPlanet<ReturnType<typeof describe>>;
}
