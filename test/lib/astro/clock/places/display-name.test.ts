import { expect, test } from 'vitest';
import { formatDisplayName, type PlaceParts } from '../../../../../lib/astro/clock/places/display-name.ts';

const PARIS: PlaceParts = {
  name: 'Paris',
  city: undefined,
  county: undefined,
  state: 'Île-de-France',
  country: 'France',
};

test.each<[Partial<PlaceParts>, string]>([
  [{}, 'Paris, Île-de-France, France'],
  [{ name: 'Tokyo', state: 'Tokyo', country: 'Japan' }, 'Tokyo, Japan'],
  [{ name: 'Saint-Denis', state: 'Reunion', country: 'Réunion' }, 'Saint-Denis, Réunion'],
  [{ name: 'Singapore', state: undefined, country: 'Singapore' }, 'Singapore'],
  [{ name: 'Paris 04 Hôtel-de-Ville', city: 'Paris' }, 'Paris 04 Hôtel-de-Ville, Île-de-France, France'],
  [{ name: 'Montmartre', city: 'Paris' }, 'Montmartre, Paris, Île-de-France, France'],
  [{ name: 'undefined' }, 'undefined, Île-de-France, France'],
  [
    { name: 'Springfield', county: 'Delaware County', state: 'Pennsylvania', country: 'United States' },
    'Springfield, Delaware County, Pennsylvania, United States',
  ],
])('%j reads %s', (parts, name) => {
  expect(formatDisplayName({ ...PARIS, ...parts })).toBe(name);
});
