import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Constellation } from 'astronomy-engine';
import { expect, it } from 'vitest';
import { describeStar } from '../../../../../lib/astro/sky/stars/star-description.ts';
import { CONSTELLATIONS, type ConstellationId } from '../../../../../lib/base/catalog/stars/constellations.ts';
import { CONSTELLATIONS_BY_POSITION } from '../../../../../lib/base/catalog/stars/constellations-by-position.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';

/** Right ascension and declination of a line of the star catalog: hours and degrees of J2000. */
function readPosition([hours, minutes, seconds, degrees = '', arcMinutes, arcSeconds]: readonly string[]) {
  const sign = degrees.startsWith('-') ? -1 : 1;
  return {
    rightAscensionHours: Number(hours) + Number(minutes) / 60 + Number(seconds) / 3600,
    declinationDeg: sign * (Math.abs(Number(degrees)) + Number(arcMinutes) / 60 + Number(arcSeconds) / 3600),
  };
}

const lines = readFileSync(join(ephemeris.facts.path, 'sefstars.txt'), 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('#') && line.includes(','))
  .map((line) => line.split(',').map((field) => field.trim()));
const positions = new Map(
  lines.map(([, designation = '', , ...fields]) => [designation.replaceAll(' ', ''), readPosition(fields)]),
);

const isConstellation = (id: string): id is ConstellationId => Object.hasOwn(CONSTELLATIONS, id);

it('every object stands in the constellation that holds its position by the boundaries of astronomy-engine', () => {
  expect(ephemeris.stars().length).toBeGreaterThan(1000);
  for (const star of ephemeris.stars()) {
    const { rightAscensionHours, declinationDeg } = positions.get(star.id) ?? readPosition([]);
    const { symbol } = Constellation(rightAscensionHours, declinationDeg);
    expect(describeStar(star).constellation, star.id).toBe(isConstellation(symbol) && CONSTELLATIONS[symbol].name);
  }
});

it('the table of positions has objects of the catalog only', () => {
  const ids = new Set(ephemeris.stars().map(({ id }) => id));
  expect(Object.keys(CONSTELLATIONS_BY_POSITION).filter((id) => !ids.has(id))).toEqual([]);
});
