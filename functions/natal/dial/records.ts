import * as z from 'zod';
import { toBirthRows } from '../../../lib/answers/choose-format.ts';
import { LLM_DECIMALS } from '../../../lib/answers/llm-rows.ts';
import { toChartMetadata } from '../../../lib/answers/metadata.ts';
import { defineRecord, defineRows, type RecordOf } from '../../../lib/answers/record.ts';
import { type Display, roundTo, roundWithinCycle } from '../../../lib/answers/rounding.ts';
import { toSubjectInfo } from '../../../lib/answers/subject.ts';
import { zodiacMembers } from '../../../lib/answers/zodiac-members.ts';
import type { PlacedDialPoint } from '../../../lib/astro/chart/dial/dial.ts';
import type { PlanetaryPicture } from '../../../lib/astro/chart/dial/planetary-pictures.ts';
import type { MidpointStructure } from '../../../lib/astro/chart/dial/structures.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import { formatLongitude } from '../../../lib/astro/sky/zodiac/longitude-text.ts';
import { formatted } from '../../../lib/requests/chart/points.ts';
import { number, text } from '../../../lib/requests/members.ts';
import type { Dial } from './calculate.ts';

/** Where the rules are described. */
export const DIAL_SOURCES = [
  'L. Catoni, "Planetary Pictures", Uranian Society, New York 2020, http://uraniana.it/?p=691&lang=en',
  'A. Kramer, "Plotting Potential", http://arlenekramer.net/uranian_plotting.asp',
];

/** The dial in full. */
export function toDialData({ natal, settings, ...dial }: Dial, display: Display, provenance: Provenance) {
  const { modulusDeg, orbDeg } = settings;
  const shown = { ...display, modulusDeg };
  return {
    subject: toSubjectInfo(natal.subject),
    definition: { id: 'dial' as const, modulus: modulusDeg, orb: orbDeg, sources: [...DIAL_SOURCES] },
    points: dial.points.map((point) => pointRecord.write({ ...point, ...shown })),
    midpoint_structures: dial.structures.map((structure) => structureRecord.write({ ...structure, ...shown })),
    planetary_pictures: dial.planetaryPictures.map((picture) => pictureRecord.write({ ...picture, ...shown })),
    warnings: [...dial.warnings],
    metadata: toChartMetadata(natal.chart, display, provenance),
  };
}

/** The dial as rows. */
export function toDialRows({ natal, settings: { modulusDeg }, warnings, ...dial }: Dial) {
  const shown = { decimals: LLM_DECIMALS, withFormatted: false, modulusDeg };
  const rows = {
    modulus: modulusDeg,
    ...pointRows.write(dial.points.map((point) => pointRecord.write({ ...point, ...shown }))),
    ...structureRows.write(dial.structures),
    ...pictureRows.write(dial.planetaryPictures),
  };
  return toBirthRows(rows, { warnings, handle: natal.subject.handle });
}

/** A part of a dial, the size of the dial, and how numbers are shown. */
type OnDial<Part> = Part & Pick<Display, 'decimals'> & { readonly modulusDeg: number };

const orb = (description: string) => number(description, 0.42);

export const pointRecord = defineRecord<OnDial<PlacedDialPoint> & Pick<Display, 'withFormatted'>>()(
  'DialPoint',
  'A point of the dial',
  {
    id: [text('Body, `ascendant`, `midheaven` or `aries_point`', 'sun'), 'id'],
    ...zodiacMembers,
    formatted: [
      formatted.optional(),
      ({ longitudeDeg, withFormatted }) => (withFormatted ? formatLongitude(longitudeDeg) : undefined),
    ],
    dial_position: [
      number('Longitude modulo the size of the dial, degrees in [0, modulus)', 84.123456),
      ({ dialDeg, modulusDeg, decimals }) => roundWithinCycle(modulusDeg, dialDeg, decimals),
    ],
  },
);

export const structureRecord = defineRecord<OnDial<MidpointStructure>>()(
  'MidpointStructure',
  'A point on the axis of two others: A/B = C',
  {
    point: [text('The point on the axis', 'mars'), 'point'],
    pair: [
      z
        .array(z.string())
        .length(2)
        .meta({ description: 'The two points whose axis it is', example: ['sun', 'moon'] }),
      ({ pair }) => [...pair],
    ],
    axis: [
      number('Where the axis meets the dial, [0, modulus / 2); it does so again half a modulus on', 12.5),
      ({ axisDeg, modulusDeg, decimals }) => roundWithinCycle(modulusDeg / 2, axisDeg, decimals),
    ],
    orb: [
      orb('Distance of the point from the nearer end of the axis, degrees'),
      ({ orbDeg, decimals }) => roundTo(orbDeg, decimals),
    ],
  },
);

export const pictureRecord = defineRecord<PlanetaryPicture & Pick<Display, 'decimals'>>()(
  'PlanetaryPicture',
  'Four points with A + B − C = D, listed once: A + B − D = C, C + D − A = B and C + D − B = A hold too',
  {
    a: [text('A', 'sun'), ({ pairs: [[a]] }) => a],
    b: [text('B', 'moon'), ({ pairs: [[, b]] }) => b],
    c: [text('C', 'mars'), ({ pairs: [, [c]] }) => c],
    d: [text('D', 'saturn'), ({ pairs: [, [, d]] }) => d],
    orb: [
      orb('Distance of A + B − C from D on the dial, degrees'),
      ({ orbDeg, decimals }) => roundTo(orbDeg, decimals),
    ],
  },
);

export const pointRows = defineRows<RecordOf<typeof pointRecord>>()(
  'points',
  'The points in the order of the dial; degrees to 4 decimals',
  {
    id: ['sun', 'id'],
    lon: [84.1235, 'longitude'],
    sign: ['Gemini', 'sign'],
    deg: [24.1235, 'sign_longitude'],
    dial: [84.1235, 'dial_position'],
  },
);

export const structureRows = defineRows<MidpointStructure>()('structures', 'Points on the axis of a and b', {
  point: ['mars', 'point'],
  a: ['sun', ({ pair: [a] }) => a],
  b: ['moon', ({ pair: [, b] }) => b],
  orb: [0.42, ({ orbDeg }) => roundTo(orbDeg, LLM_DECIMALS)],
});

export const pictureRows = defineRows<PlanetaryPicture>()('pictures', 'Planetary pictures a + b − c = d', {
  a: ['sun', ({ pairs: [[a]] }) => a],
  b: ['moon', ({ pairs: [[, b]] }) => b],
  c: ['mars', ({ pairs: [, [c]] }) => c],
  d: ['saturn', ({ pairs: [, [, d]] }) => d],
  orb: [0.42, ({ orbDeg }) => roundTo(orbDeg, LLM_DECIMALS)],
});
