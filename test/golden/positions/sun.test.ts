import { describe } from 'vitest';
import { testAccuracy } from '../../accuracy/comparison.ts';
import { SUN } from './measured-bodies.ts';

describe('Sun against VSOP87', () => testAccuracy(SUN));
