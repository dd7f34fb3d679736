import { describe } from 'vitest';
import { testAccuracy } from '../../accuracy/comparison.ts';
import { BODIES } from './measured-bodies.ts';

describe('bodies against astronomy-engine, 1800 to 2100', () => testAccuracy(BODIES));
