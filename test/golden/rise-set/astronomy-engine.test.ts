import { describe } from 'vitest';
import { testAccuracy } from '../../accuracy/comparison.ts';
import { RISINGS } from './measured.ts';

describe('rising, setting and transits through 2024 are those of astronomy-engine with the same altitudes', () =>
  testAccuracy(RISINGS));
