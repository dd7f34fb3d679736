import type { AspectPoint } from '../../../../../lib/astro/chart/aspects/point.ts';
import type { AspectSettings } from '../../../../../lib/astro/chart/settings.ts';
import { ASPECT_IDS, ASPECTS } from '../../../../../lib/base/catalog/aspects.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';

export const MAJOR: AspectSettings = {
  aspects: ASPECT_IDS.filter((id) => ASPECTS[id].kind === 'major'),
  orbsDeg: {},
  points: 'bodies_and_angles',
  withDeclination: false,
  withDuplicates: true,
};
export const ALL: AspectSettings = { ...MAJOR, aspects: ASPECT_IDS };

/** A point at a longitude with a speed, degrees a day; no luminary unless it is the Sun or the Moon. */
export const point = (id: string, longitude: number, speed: number | null = 0): AspectPoint => ({
  id,
  longitudeDeg: longitudeDeg(longitude),
  longitudeSpeedDegPerDay: speed,
  isLuminary: id === 'sun' || id === 'moon',
});
