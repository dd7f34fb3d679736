import { CATALOG_BODY_IDS } from '../../../lib/base/catalog/bodies.ts';
import { testCrossings, testIdentifiers, testMeanMotions } from '../../lib/astro/motion/suites/occurrences.ts';

testMeanMotions(CATALOG_BODY_IDS, 100);

// The true node and the true apogee turn every few days, and are counted by the day. The Moon passes a degree every four weeks.
testCrossings(
  CATALOG_BODY_IDS.filter((body) => body !== 'true_node' && body !== 'true_lilith'),
  15_000,
);

testIdentifiers([
  ['station', 40],
  ['ingress', 40],
  ['lunation', 40],
  ['eclipse_solar', 40],
  ['eclipse_lunar', 40],
  ['void_of_course', 10],
  ['apsis', 40],
  ['node_crossing', 40],
  ['aspect', 15],
]);
