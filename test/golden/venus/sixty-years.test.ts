import { describe } from 'vitest';
import { testAccuracy } from '../../accuracy/comparison.ts';
import { VENUS } from './measured.ts';

describe('sixty years of Venus against astronomy-engine', () => testAccuracy(VENUS));
