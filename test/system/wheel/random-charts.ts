import { cuspOrderOf, houseOf } from '../../../lib/astro/chart/houses.ts';
import { CHART_OBJECT_IDS, OBJECT_SETS } from '../../../lib/base/catalog/chart-objects.ts';
import { longitudeDeg } from '../../../lib/base/units/angle.ts';
import type { Wheel, WheelChart, WheelHouses } from '../../../lib/draw/wheel/wheel.ts';

/** A generator of equal numbers for an equal seed, in [0, 1). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Cusps of every kind: from equal houses to those of polar latitudes, with quadrants of 4 to 176 degrees. */
function createHouses(random: () => number): WheelHouses {
  const ascendantDeg = random() * 360;
  const quadrantDeg = 4 + random() * 172;
  const isWholeSign = random() < 0.2;
  const first = isWholeSign ? Math.floor(ascendantDeg / 30) * 30 : ascendantDeg;
  const parts = [180 - quadrantDeg, quadrantDeg].map((size) => divide(size, random));
  const offsets = isWholeSign ? Array.from({ length: 12 }, (_, index) => index * 30) : listOffsets(parts);
  const cuspsDeg = offsets.map((offset) => longitudeDeg(first + offset));
  return {
    cuspsDeg,
    order: cuspOrderOf(cuspsDeg),
    ascendantDeg,
    midheavenDeg: longitudeDeg(ascendantDeg + 180 + (180 - quadrantDeg)),
  };
}

/** Three unequal parts of a quadrant. */
function divide(sizeDeg: number, random: () => number): readonly number[] {
  const shares = [1, 1, 1].map(() => 0.5 + random());
  const sum = shares.reduce((a, b) => a + b, 0);
  return shares.map((share) => (share / sum) * sizeDeg);
}

function listOffsets(parts: readonly (readonly number[])[]): readonly number[] {
  const sizes = [...parts, ...parts].flat();
  return sizes.map((_, index) => sizes.slice(0, index).reduce((a, b) => a + b, 0));
}

/** Bodies at random, some of them in a heap. */
function createChart(
  ids: readonly (typeof CHART_OBJECT_IDS)[number][],
  houses: WheelHouses,
  random: () => number,
): WheelChart {
  const heapDeg = random() * 360;
  const heaped = random() * 0.7;
  const points = ids.map((id) => {
    const deg = longitudeDeg(random() < heaped ? heapDeg + random() * 15 : random() * 360);
    const house = houseOf(deg, houses.cuspsDeg.map(longitudeDeg), houses.order);
    const motion = (['direct', 'retrograde', 'stationary'] as const)[Math.floor(random() * 3)] ?? 'direct';
    return { id, longitudeDeg: deg, motion, house };
  });
  return {
    points,
    caption: { heading: 'A name', lines: ['1990-06-15 14:30 +02:00', 'Europe/Paris', '48°51′N 2°21′E'] },
  };
}

/** A wheel with the width that it is drawn for, pixels. */
export interface RandomWheel {
  readonly wheel: Wheel;
  readonly sizePx: number;
}

const SIZES_PX = [320, 400, 500, 640, 800, 1200] as const;

/** One to three charts, from the traditional seven bodies to every object of a set. */
export function createWheel(random: () => number): RandomWheel {
  const sizePx = SIZES_PX[Math.floor(random() * SIZES_PX.length)] ?? 800;
  const sets = Object.values(OBJECT_SETS);
  const ids = sets[Math.floor(random() * sets.length)] ?? CHART_OBJECT_IDS;
  const houses = createHouses(random);
  const chart = createChart(ids, houses, random);
  const charts = random() < 0.3 ? (random() < 0.5 ? 3 : 2) : 1;
  const wheel: Wheel = {
    title: 'A chart',
    description: 'Random positions',
    chart,
    ...(charts > 1 && { outer: createChart(ids, houses, random) }),
    ...(charts > 2 && { middle: createChart(ids, houses, random) }),
    houses,
    aspects: [],
    settings: ['Houses: Placidus', 'Tropical'],
    notes: [],
  };
  return { wheel, sizePx };
}
