import type { z } from 'zod';
import { toChartMetadata } from '../../../lib/answers/metadata.ts';
import { toSubjectInfo } from '../../../lib/answers/subject.ts';
import { captionFrame, captionSubject, captionWarnings } from '../../../lib/answers/wheel-captions.ts';
import { formatChartName } from '../../../lib/answers/wheel-text.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import { selectWords } from '../../../lib/base/catalog/languages/every-language.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import type { NatalChart } from '../../../lib/charts/natal-chart.ts';
import { drawSectors } from '../../../lib/draw/sectors/draw-sectors.ts';
import { describeSector } from '../../../lib/draw/sectors/points.ts';
import { DEFAULT_WHEEL_STYLE } from '../../../lib/draw/wheel/wheel.ts';
import type { DrawnNatalChartQuery } from '../../../lib/requests/chart/natal-request.ts';
import { readPictureColors } from '../../../lib/requests/picture-colors.ts';

type Choice = z.output<typeof DrawnNatalChartQuery>;

const METADATA_DISPLAY = { decimals: 10, verbosity: 'standard', withFormatted: false } as const;

/**
 * The sectors of a chart as an SVG document in the requested style.
 *
 * @throws Problem `BirthTimeRequired` without a time of birth, `ValidationError` if the chart has no sectors
 */
export function drawSectorsPicture(natal: NatalChart, choice: Choice, provenance: Provenance): string {
  const { chart } = natal;
  const points = chart.points.flatMap(({ id, sector }) => (sector === undefined ? [] : [{ id, sector }]));
  if (points.length === 0) throw createMissingSectors(natal);
  const subject = toSubjectInfo(natal.subject);
  const placed = points.flatMap(({ id, sector }) => (sector === null ? [] : [{ id, sector }]));
  const notes = captionWarnings(chart.warnings).map(({ heading }) => heading);
  const method = (chart.settings.sectorMethod ?? 'latitude').replaceAll('_', ' ');
  const { theme, size, captions, colors, language } = choice;
  const words = selectWords(language);
  const picture = {
    title: words.write('sectors_of', formatChartName(subject.name, subject.datetime)),
    description: `${placed.map((point) => describeSector(point, words)).join(', ')}.`,
    points,
    caption: captionSubject(subject, words),
    settings: [
      words.write('sectors'),
      words.write('method', method),
      ...captionFrame(toChartMetadata(chart, METADATA_DISPLAY, provenance), words),
      ...new Set(notes),
    ],
    words,
  };
  return drawSectors(picture, {
    theme: theme ?? DEFAULT_WHEEL_STYLE.theme,
    sizePx: size ?? DEFAULT_WHEEL_STYLE.sizePx,
    withCaptions: captions !== 'off',
    colors: readPictureColors(colors),
  });
}

const LOCATION = 'query.layout';

function createMissingSectors({ subject, chart: { settings } }: NatalChart): Problem {
  if (settings.sectorMethod !== undefined && !subject.timeIsKnown) {
    const message = 'sectors needs a time of birth: a body passes through all of them in a day';
    return new Problem('BirthTimeRequired', `${LOCATION} ${message}.`, { issues: [{ location: LOCATION, message }] });
  }
  const message = 'sectors needs a geocentric chart without preset=simple, and options.include_sectors true or absent';
  return new Problem('ValidationError', `${LOCATION} ${message}.`, { issues: [{ location: LOCATION, message }] });
}
