import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ASPECT_IDS } from '../../../../lib/base/catalog/aspects.ts';
import { CATALOG_BODY_IDS } from '../../../../lib/base/catalog/bodies.ts';
import { CHART_OBJECT_IDS } from '../../../../lib/base/catalog/chart-objects.ts';
import { findNearestNames, toCanonicalName } from '../../../../lib/base/catalog/names.ts';
import { forAll } from '../../../support/for-all.ts';
import { measureGrowth } from '../../../support/growth.ts';

describe('canonicalName', () => {
  test.each([
    ['Sun', 'sun'],
    ['TRUE NODE', 'true_node'],
    ['True Node', 'true_node'],
    [' North  Node ', 'true_node'],
    ['mean-node', 'mean_node'],
    ['semi-sextile', 'semi_sextile'],
    ['Semi - Sextile', 'semi_sextile'],
    ['SemiSextile', 'semi_sextile'],
    ['Lilith', 'mean_lilith'],
    ['true\tLilith', 'true_lilith'],
    ['MC', 'midheaven'],
  ])('%j is %s', (text, name) => {
    expect(toCanonicalName(text)).toBe(name);
  });

  test('leaves every id of the catalogs alone', () => {
    for (const id of [...CATALOG_BODY_IDS, ...ASPECT_IDS]) expect(toCanonicalName(id)).toBe(id);
  });

  test.each(['constructor', '__proto__', 'toString'])('knows no name from the language itself: %s', (text) => {
    expect(toCanonicalName(text)).toBe(text.toLowerCase().replace(/_+/g, '_'));
  });

  test('is its own fixed point', () => {
    forAll([fc.string()], (text) => toCanonicalName(toCanonicalName(text)) === toCanonicalName(text));
  });
});

/** Asteroids, centaurs, dwarf planets and moons with names of their own. */
const OTHER_BODIES =
  'apollo charon cupid eros iris hebe flora metis hygiea parthenope victoria egeria irene eunomia psyche thetis fortuna themis proserpina euterpe bellona amphitrite urania euphrosyne circe leda harmonia daphne isis ariadne hestia pales europa pandora danae cybele maia leto hera diana sappho minerva aurora hekate nessus asbolus hylonome chariklo varuna typhon chaos ceto amor adonis icarus midas toro selena vulcan transpluto nibiru priapus hidalgo astraea titan rhea phobos deimos ganymede callisto triton'.split(
    ' ',
  );

describe('nearestNames', () => {
  test.each(OTHER_BODIES)('does not take the body %s for another one', (name) => {
    expect(CHART_OBJECT_IDS).not.toContain(name);
    expect(findNearestNames(name, CHART_OBJECT_IDS, 1)).toEqual([]);
  });

  test.each([
    ['mecury', 'mercury'],
    ['Sautrn', 'saturn'],
    ['venis', 'venus'],
    ['plutoo', 'pluto'],
    ['mean lilit', 'mean_lilith'],
  ])('%s is nearest to %s', (text, name) => {
    expect(findNearestNames(text, CATALOG_BODY_IDS, 1)).toEqual([name]);
  });

  test('a swap of neighbors is one slip: nearer than two replaced letters', () => {
    expect(findNearestNames('abdcef', ['abxyef', 'abcdef'], 2)).toEqual(['abcdef', 'abxyef']);
  });

  test('keeps the spelling of the known names and the order of equally near ones', () => {
    expect(findNearestNames('DECIMAL places', ['decimalPlace', 'Decimal_Place'], 2)).toEqual([
      'Decimal_Place',
      'decimalPlace',
    ]);
    expect(findNearestNames('cat', ['bat', 'hat', 'rat'], 2)).toEqual(['bat', 'hat']);
  });

  test.each([
    ['include_dignities', 'include_aspects'],
    ['include_houses', 'include_aspects'],
    ['GMT+2', 'GMT+0'],
    ['star 12', 'star 13'],
    ['ab', 'ac'],
    ['banana', 'sun'],
  ])('%s is another name than %s, not a slip of it', (text, name) => {
    expect(findNearestNames(text, [name], 1)).toEqual([]);
  });

  test('names nothing that is more than a third different, nor anything where no name is known', () => {
    expect(findNearestNames('abcxyz', ['abcdef'], 3)).toEqual([]);
    expect(findNearestNames('abcdxy', ['abcdef'], 3)).toEqual(['abcdef']);
    expect(findNearestNames('sun', [], 3)).toEqual([]);
    expect(findNearestNames('sun', ['sun'], 0)).toEqual([]);
  });

  test('takes a time at most proportional to the lengths of text and names', async () => {
    const find = (length: number) => findNearestNames('x'.repeat(length), ['y'.repeat(length)], 3);
    expect(find(1000)).toEqual([]);
    expect(await measureGrowth(find, 1000)).toBeLessThan(8);
  });

  test('every known name is nearest to itself', () => {
    forAll([fc.constantFrom(...CATALOG_BODY_IDS)], (id) => findNearestNames(id, CATALOG_BODY_IDS, 1)[0] === id);
  });
});
