import { toBirthRows } from '../../../lib/answers/choose-format.ts';
import { LLM_DECIMALS } from '../../../lib/answers/llm-rows.ts';
import { toChartMetadata } from '../../../lib/answers/metadata.ts';
import type { Display } from '../../../lib/answers/rounding.ts';
import { toSubjectInfo } from '../../../lib/answers/subject.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import type { Dial } from './calculate.ts';
import { pictureRecord, pictureRows, pointRecord, pointRows, structureRecord, structureRows } from './records.ts';

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
