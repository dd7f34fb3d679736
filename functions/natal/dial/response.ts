import { toFormattedMember } from '../../../lib/answers/formatted-longitude.ts';
import { LLM_DECIMALS, type LlmRow } from '../../../lib/answers/llm-rows.ts';
import { toChartMetadata } from '../../../lib/answers/metadata.ts';
import { type Display, roundTo, roundWithinCycle, toZodiacPosition } from '../../../lib/answers/rounding.ts';
import { toSubjectInfo } from '../../../lib/answers/subject.ts';
import type { DialSettings, PlacedDialPoint } from '../../../lib/astro/chart/dial/dial.ts';
import type { PlanetaryPicture } from '../../../lib/astro/chart/dial/planetary-pictures.ts';
import type { MidpointStructure } from '../../../lib/astro/chart/dial/structures.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import type { Dial } from './calculate.ts';

/** Where the rules are described. */
export const DIAL_SOURCES = [
  'L. Catoni, "Planetary Pictures", Uranian Society, New York 2020, http://uraniana.it/?p=691&lang=en',
  'A. Kramer, "Plotting Potential", http://arlenekramer.net/uranian_plotting.asp',
];

export const DIAL_POINTS_SCHEMA = ['id', 'lon', 'sign', 'deg', 'dial'] as const;

export const STRUCTURES_SCHEMA = ['point', 'a', 'b', 'orb'] as const;

export const PICTURES_SCHEMA = ['a', 'b', 'c', 'd', 'orb'] as const;

/** The dial in full. */
export function toDialData(dial: Dial, display: Display, provenance: Provenance) {
  const { natal, settings, points, structures, planetaryPictures } = dial;
  return {
    subject: toSubjectInfo(natal.subject),
    definition: toDefinition(settings),
    points: points.map((point) => toPointRecord(point, dial, display)),
    midpoint_structures: structures.map((structure) => toStructureRecord(structure, dial, display)),
    planetary_pictures: planetaryPictures.map((picture) => toPictureRecord(picture, display.decimals)),
    warnings: [...dial.warnings],
    metadata: toChartMetadata(natal.chart, display, provenance),
  };
}

function toDefinition({ modulusDeg, orbDeg }: DialSettings) {
  return { id: 'dial' as const, modulus: modulusDeg, orb: orbDeg, sources: [...DIAL_SOURCES] };
}

function toPointRecord({ id, longitudeDeg, dialDeg }: PlacedDialPoint, { settings }: Dial, display: Display) {
  return {
    id,
    ...toZodiacPosition(longitudeDeg, display.decimals),
    ...toFormattedMember(longitudeDeg, display),
    dial_position: roundWithinCycle(settings.modulusDeg, dialDeg, display.decimals),
  };
}

function toStructureRecord(structure: MidpointStructure, { settings }: Dial, { decimals }: Display) {
  return {
    point: structure.point,
    pair: [...structure.pair],
    axis: roundWithinCycle(settings.modulusDeg / 2, structure.axisDeg, decimals),
    orb: roundTo(structure.orbDeg, decimals),
  };
}

function toPictureRecord({ pairs: [[a, b], [c, d]], orbDeg }: PlanetaryPicture, decimals: number) {
  return { a, b, c, d, orb: roundTo(orbDeg, decimals) };
}

/** The dial as rows. */
export function toDialRows({ natal, settings, points, structures, planetaryPictures, warnings }: Dial) {
  const { handle } = natal.subject;
  return {
    schema_version: 'llm_v2' as const,
    modulus: settings.modulusDeg,
    points_schema: [...DIAL_POINTS_SCHEMA],
    points: points.map((point) => toPointRow(point, settings.modulusDeg)),
    structures_schema: [...STRUCTURES_SCHEMA],
    structures: structures.map(({ point, pair, orbDeg }): LlmRow => [point, ...pair, roundTo(orbDeg, LLM_DECIMALS)]),
    pictures_schema: [...PICTURES_SCHEMA],
    pictures: planetaryPictures.map(({ pairs, orbDeg }): LlmRow => [...pairs.flat(), roundTo(orbDeg, LLM_DECIMALS)]),
    ...(warnings.length > 0 && { warnings: [...warnings] }),
    ...(handle && { handle }),
  };
}

function toPointRow({ id, longitudeDeg, dialDeg }: PlacedDialPoint, modulusDeg: number): LlmRow {
  const { longitude, sign, sign_longitude } = toZodiacPosition(longitudeDeg, LLM_DECIMALS);
  return [id, longitude, sign, sign_longitude, roundWithinCycle(modulusDeg, dialDeg, LLM_DECIMALS)];
}
