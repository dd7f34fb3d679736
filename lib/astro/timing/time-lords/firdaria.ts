import type { ClassicalPlanet } from '../../../base/catalog/dignities.ts';
import { FIRDAR_YEARS, type FirdarLord, type FirdarNodes } from '../../../base/catalog/time-lords.ts';
import { type JdRange, type JdUt, jdUt } from '../../../base/units/time.ts';
import { CHALDEAN_ORDER } from '../../sky/rising/planetary-hours.ts';
import { type LifePeriod, meetsWindow } from './life-period.ts';

/** A birth and the variant by which its firdaria are counted. */
interface FirdariaSettings {
  readonly birth: JdUt;
  readonly isDayChart: boolean;
  readonly nodes: FirdarNodes;
  /** Length of a year, days. */
  readonly yearDays: number;
}

/** A firdar (level 1) or one of its sevenths (level 2). */
export interface Firdar extends LifePeriod {
  /** Lord of the period. */
  readonly lord: FirdarLord;
  /** Lord of the whole firdar; at level 1 the lord itself. */
  readonly majorLord: FirdarLord;
}

const NODES = ['north_node', 'south_node'] as const;

/** The seven planets in Chaldean order from one of them on. */
function planetsFrom(first: ClassicalPlanet): readonly ClassicalPlanet[] {
  const index = CHALDEAN_ORDER.indexOf(first);
  return [...CHALDEAN_ORDER.slice(index), ...CHALDEAN_ORDER.slice(0, index)];
}

/** Lords of the firdaria in the order in which they rule; after the last, the first rules again. */
export function listFirdarLords({
  isDayChart,
  nodes,
}: Pick<FirdariaSettings, 'isDayChart' | 'nodes'>): readonly FirdarLord[] {
  const planets = planetsFrom(isDayChart ? 'sun' : 'moon');
  if (nodes === 'none') return planets;
  if (nodes === 'abu_mashar') return [...planets, ...NODES];
  return planets.flatMap((planet): FirdarLord[] => (planet === 'mars' ? [planet, ...NODES] : [planet]));
}

/**
 * Firdaria of a life that have a moment in common with a window, each followed by its sub-periods.
 *
 * @param window starts at the birth or later
 * @param levels 1: firdaria; 2: their sevenths too. The nodes' firdaria are not divided
 * @source sub-periods: "The years of each period are distributed equally between the seven planets", the first to the lord
 *   of the period: al-Biruni, as D. Gunzburg, Life After Grief (2004), appendix 1, quotes him,
 *   https://vdocuments.mx/firdaria.html
 */
export function listFirdaria(settings: FirdariaSettings, window: JdRange, levels: 1 | 2): readonly Firdar[] {
  const majors = listMajors(settings, window);
  const all = levels === 1 ? majors : majors.flatMap((major) => [major, ...listSevenths(major)]);
  return all.filter((period) => meetsWindow(period, window));
}

function listMajors(settings: FirdariaSettings, window: JdRange): readonly Firdar[] {
  const lords = listFirdarLords(settings);
  const majors: Firdar[] = [];
  let years = 0;
  for (let index = 0; dateAfter(settings, years) <= window.toJdUt; index++) {
    const lord = lords[index % lords.length] as FirdarLord;
    const start = dateAfter(settings, years);
    years += FIRDAR_YEARS[lord];
    majors.push({ level: 1, lord, majorLord: lord, start, end: dateAfter(settings, years) });
  }
  return majors;
}

const dateAfter = ({ birth, yearDays }: FirdariaSettings, years: number): JdUt => jdUt(birth + years * yearDays);

function listSevenths({ lord, start, end }: Firdar): readonly Firdar[] {
  if (lord === 'north_node' || lord === 'south_node') return [];
  const planets = planetsFrom(lord);
  const bounds = planets.map((_, index) => jdUt(start + ((end - start) * index) / planets.length));
  return planets.map((planet, index) => ({
    level: 2,
    lord: planet,
    majorLord: lord,
    start: bounds[index] as JdUt,
    end: bounds[index + 1] ?? end,
  }));
}
