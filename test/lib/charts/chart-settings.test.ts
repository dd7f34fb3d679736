import { describe, expect, it } from 'vitest';
import { ASPECT_IDS } from '../../../lib/base/catalog/aspects.ts';
import { OBJECT_SETS } from '../../../lib/base/catalog/chart-objects.ts';
import {
  type ChartRequest,
  requestBareChart,
  toAspectSettings,
  toChartSettings,
} from '../../../lib/charts/chart-settings.ts';
import { toZodiac } from '../../../lib/charts/zodiac.ts';
import { ChartConfiguration } from '../../../lib/requests/configuration.ts';
import { ChartOptions } from '../../../lib/requests/options.ts';

const request = (configuration: object = {}, options: object = {}): ChartRequest =>
  requestBareChart(ChartConfiguration.parse(configuration), ChartOptions.parse(options));

describe('how a chart is cast', () => {
  it('follows the defaults of the contract where nothing is asked', () => {
    expect(toChartSettings(request())).toEqual({
      zodiac: { type: 'tropical' },
      coordinateSystem: 'geocentric',
      houseSystem: 'P',
      polarFallback: 'porphyry',
      objectSet: 'full',
      objects: OBJECT_SETS.full,
      planetsOnly: false,
      withEquatorial: false,
      withLots: false,
    });
  });

  it('keeps a custom list as the client wrote it, so that a refusal can point into it', () => {
    const objects = ['pluto', 'sun', 'pluto'];
    expect(toChartSettings(request({ object_set: 'custom', objects })).objects).toEqual(objects);
  });

  it.each([
    ['declination aspects', { include_declination_aspects: true }, true],
    ['facts', { include_analysis: true }, true],
    ['neither', {}, false],
  ])('asks for equatorial places only where something is found from them: %s', (_, options, expected) => {
    expect(toChartSettings(request({}, options)).withEquatorial).toBe(expected);
  });

  it('takes Lahiri where a sidereal zodiac is not named', () => {
    expect(toZodiac({ zodiac_type: 'sidereal' })).toEqual({ type: 'sidereal', ayanamsa: 'lahiri' });
    expect(toZodiac({ zodiac_type: 'sidereal', ayanamsa: 'raman' })).toEqual({ type: 'sidereal', ayanamsa: 'raman' });
    expect(toZodiac({ zodiac_type: 'tropical' })).toEqual({ type: 'tropical' });
  });
});

describe('which aspects are looked for', () => {
  it('those of twins only where the request does not exclude them', () => {
    expect(toAspectSettings(request({}, { duplicate_aspects: false }))?.withDuplicates).toBe(false);
  });

  it('the five major ones by default, with Ascendant and Midheaven', () => {
    expect(toAspectSettings(request())).toEqual({
      aspects: ['conjunction', 'sextile', 'square', 'trine', 'opposition'],
      orbsDeg: {},
      points: 'bodies_and_angles',
      withDeclination: false,
      withDuplicates: true,
    });
  });

  it('all eleven and those in declination on request', () => {
    const options = { include_minor_aspects: true, include_declination_aspects: true };
    expect(toAspectSettings(request({}, options))).toMatchObject({ aspects: ASPECT_IDS, withDeclination: true });
  });

  it('with the orbs that were stated, none made up', () => {
    expect(toAspectSettings(request({}, { orbs: { trine: 0, Sextile: 4 } }))?.orbsDeg).toEqual({
      trine: 0,
      sextile: 4,
    });
  });

  it.each([
    [{ include_aspects: false }, {}, true],
    [{ include_aspects: false }, { include_aspects: true }, false],
    [{ include_aspects: true }, { include_aspects: false }, true],
  ])('none where configuration %j and options %j', (configuration, options, isNone) => {
    expect(toAspectSettings(request(configuration, options)) === undefined).toBe(isNone);
  });
});
