import type { z } from 'zod';
import { toChartMetadata } from '../../../lib/answers/metadata.ts';
import { toSubjectInfo } from '../../../lib/answers/subject.ts';
import { captionFrame, captionSubject, captionWarnings } from '../../../lib/answers/wheel-captions.ts';
import { formatChartName } from '../../../lib/answers/wheel-text.ts';
import type { PlacedDialPoint } from '../../../lib/astro/chart/dial/dial.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import { selectWords } from '../../../lib/base/catalog/languages/every-language.ts';
import type { PictureWords } from '../../../lib/base/catalog/languages/words.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import type { DialPicture } from '../../../lib/draw/dial/dial-picture.ts';
import { drawDial } from '../../../lib/draw/dial/draw-dial.ts';
import { formatDialDegree } from '../../../lib/draw/dial/points.ts';
import { DEFAULT_WHEEL_STYLE } from '../../../lib/draw/wheel/wheel.ts';
import { readPictureColors } from '../../../lib/requests/picture-colors.ts';
import type { Dial } from './calculate.ts';
import type { DialQuery } from './request.ts';

type Choice = z.output<typeof DialQuery>;

const METADATA_DISPLAY = { decimals: 10, verbosity: 'standard', withFormatted: false } as const;

/**
 * The dial as an SVG document in the requested style.
 *
 * @throws Problem if the point of the requested axis is not on the dial
 */
export function drawDialPicture(dial: Dial, choice: Choice, provenance: Provenance): string {
  const { theme, size, captions, colors } = choice;
  return drawDial(
    buildPicture(dial, findAxis(dial, choice.axis), { provenance, words: selectWords(choice.language) }),
    {
      theme: theme ?? DEFAULT_WHEEL_STYLE.theme,
      sizePx: size ?? DEFAULT_WHEEL_STYLE.sizePx,
      withCaptions: captions !== 'off',
      colors: readPictureColors(colors),
    },
  );
}

function findAxis({ points }: Dial, id: Choice['axis']): PlacedDialPoint | undefined {
  if (id === undefined) return undefined;
  const point = points.find((other) => other.id === id);
  if (point) return point;
  const message = `is not on this dial, whose points are ${points.map((other) => other.id).join(', ')}`;
  throw new Problem('ValidationError', `query.axis ${message}`, {
    issues: [{ location: 'query.axis', message, value: id }],
  });
}

interface DialContext {
  readonly provenance: Provenance;
  readonly words: PictureWords;
}

function buildPicture(dial: Dial, axis: PlacedDialPoint | undefined, { provenance, words }: DialContext): DialPicture {
  const { natal, points, structures, planetaryPictures, warnings, settings } = dial;
  const subject = toSubjectInfo(natal.subject);
  const { modulusDeg, orbDeg } = settings;
  const frame = captionFrame(toChartMetadata(natal.chart, METADATA_DISPLAY, provenance), words);
  const notes = captionWarnings(warnings).map(({ heading }) => heading);
  return {
    title: `${words.write('dial_of', modulusDeg)}: ${formatChartName(subject.name, subject.datetime)}`,
    description: `${points.map(({ id, dialDeg }) => `${words.point(id)} ${formatDialDegree(dialDeg)}`).join(', ')}.`,
    modulusDeg,
    points,
    axis,
    caption: captionSubject(subject, words),
    settings: [
      words.write('dial_of', modulusDeg),
      words.write('dial_orb', formatDialDegree(orbDeg)),
      ...frame,
      ...new Set(notes),
    ],
    words,
    structures: axis ? structures.filter(({ point }) => point === axis.id) : structures,
    planetaryPictures,
  };
}
