import type { AcgAngle } from '../../lib/astro/chart/acg/angles.ts';
import type { AcgBodyId } from '../../lib/astro/chart/acg/bodies.ts';
import { namePoint } from '../../lib/base/catalog/point-names.ts';
import { colorOfBody } from '../../lib/draw/kit/body-colors.ts';
import { LABEL_GLYPHS } from '../../lib/draw/kit/glyphs.ts';
import type { MapCurve, WorldMap } from '../../lib/draw/map/map-picture.ts';

/** Dashes and words of the lines of each angle. */
const ANGLE_LOOKS: Readonly<
  Record<AcgAngle, { readonly dashes?: string; readonly label: string; readonly phrase: string }>
> = {
  MC: { label: 'MC', phrase: 'culminates' },
  IC: { label: 'IC', phrase: 'is at lower culmination', dashes: '7 5' },
  ASC: { label: 'AC', phrase: 'rises' },
  DSC: { label: 'DC', phrase: 'sets', dashes: '7 5' },
};

export const ANGLE_LEGEND: WorldMap['legend'] = [{ text: 'MC, AC' }, { dashes: '7 5', text: 'IC, DC' }];

/** Color and symbol of the line of a body. */
export function lookOfBody(body: AcgBodyId): Pick<MapCurve, 'color' | 'symbol'> {
  const glyphs: Readonly<Record<string, string>> = LABEL_GLYPHS;
  return { color: colorOfBody(body), symbol: glyphs[body] };
}

/** Dashes, label and title of a line on which a body is on an angle. */
export function lookOfAngle(body: AcgBodyId, angle: AcgAngle): Pick<MapCurve, 'dashes' | 'label' | 'title'> {
  const { dashes, label, phrase } = ANGLE_LOOKS[angle];
  return { dashes, label, title: `${namePoint(body)} ${phrase} (${label})` };
}
